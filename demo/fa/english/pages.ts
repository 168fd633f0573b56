import type { TranslationSource } from '#demo/source.ts'

const aboutHtml = `<p>Vitrin began as a small shop in Vanak street, with a window that we dressed anew every week while people stopped to look. The window has grown since, and the work is the same: to find good things, to try them, and to show them simply.</p>
<h2>How we choose</h2>
<p>Before anything comes into the window, it lives with one of us for at least two weeks. What we would not buy again, we do not sell to you.</p>
<ul><li>Small Iranian makers come first.</li><li>We do not raise prices in order to cross them out.</li><li>We show the bitter reviews, too.</li></ul>
<h2>Our team</h2>
<p>There are twenty-two of us: nine in the warehouse, six on the phone, and the others between buying, photography and accounts. Every message is read by a person.</p>`

export const termsHtml = `<p>By placing an order at Vitrin you accept the following. We kept it short so that it is read.</p>
<h2>Orders and payment</h2>
<ol><li>An order is final once its payment is confirmed.</li><li>The price at the moment of payment counts; if it changes between looking and paying, we say so before you pay.</li><li>What lies in the cart is not reserved; once the order is placed, it is kept for you for an hour.</li></ol>
<h2>Delivery</h2>
<p>Orders placed before two in the afternoon are handed to the post or a courier on the same day. The checkout says how long it takes to your province.</p>
<h2>Your account</h2>
<p>Keep your password and one-time codes to yourself. You may delete your account and data, or take a copy of them, at any time.</p>
<h2>Reviews</h2>
<p>Insulting or unrelated reviews are not published; negative ones are.</p>`

export const privacyHtml = `<p>We keep only what it takes to deliver your order.</p>
<h2>What we ask for</h2>
<ul><li>Name, address and phone number, for delivery</li><li>Your orders, for warranty and returns</li><li>Your e-mail address, if you give it</li></ul>
<h2>What we do not do</h2>
<p>We do not sell your data, hand it to advertising networks or follow you on other sites. Card numbers never reach us; they stay with the bank.</p>
<h2>On your device</h2>
<p>The cart, the wish list and what you viewed last are kept on your own device and go when you clear the browser’s data.</p>`

export const refundHtml = `<p>If you do not like it, give it back. You have seven days after it arrives.</p>
<h2>Conditions</h2>
<ul><li>The item is unused and still has its label.</li><li>Food, opened cosmetics and downloads cannot be returned, unless they are faulty.</li><li>For clothes and shoes, one change of size is free.</li></ul>
<h2>How</h2>
<ol><li>Ask for it on the order’s page or by contacting us.</li><li>Our courier collects the item; you need no tape and no new box.</li><li>The money goes back to the same card within three working days after the item has arrived.</li></ol>`

const contactHtml = `<p>We answer from nine in the morning to nine at night, Saturday to Thursday. Have the number at hand if you ask about an order.</p>
<ul><li>Phone: 021-00001100</li><li>WhatsApp: 09000000100</li><li>Address: 12 Gandhi Street, Vanak Square, Tehran</li></ul>
<p>If you write about working together or wholesale, say what you make and how many a week.</p>`

export const pages: TranslationSource['pages'] = {
  'about-us': { title: 'About Vitrin', content: aboutHtml },
  terms: { title: 'Terms of use', content: termsHtml },
  'privacy-policy': { title: 'Privacy', content: privacyHtml },
  'refund-policy': { title: 'Returns', content: refundHtml },
  contact: { title: 'Contact us', content: contactHtml },
}
