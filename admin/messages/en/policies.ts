export const policies = {
  about:
    'Shoppers find these in the menu, below every page and at the checkout. The texts to begin with are no legal advice: have somebody who knows the law of your country read them.',
  begin: 'Start with a text',
  gaps: 'Fill in what stands in brackets:',
  second_empty: 'Shoppers see the text of the other language until this one is written.',
  standing: {
    waiting: 'Not published yet',
    shown: 'In the shop',
    page: 'A page of the shop',
    missing: 'Missing',
  },
  state: { waiting: 'Kept as a draft, not published yet', published: 'All is published' },
  terms: {
    title: 'Terms of service',
    text: 'What holds for orders, payment and delivery.',
    page: 'Who checks out has to agree to this page. It is also shown where no text is written above.',
  },
  privacy: {
    title: 'Privacy policy',
    text: 'What you keep of shoppers, why, and who gets it.',
    page: 'Shown where no text is written above.',
  },
  refund: {
    title: 'Returns and refunds',
    text: 'What is taken back, for how long, and how the money returns.',
  },
}
