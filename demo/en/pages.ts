import type { PageSource } from '../source.ts'

const aboutHtml = `<p>Vitrin began as one window on Warren Street. Every Friday we cleared it and put in five new things, and people stopped to look on their way to the train. The window is wider now. The rule is the same: five good things rather than fifty fine ones.</p>
<h2>How we choose</h2>
<p>Whatever you find here has lived in one of our homes for at least two weeks. If nobody on the team would buy it again, it goes back.</p>
<ul><li>Small makers come first.</li><li>We never raise a price in order to cross it out.</li><li>Unhappy reviews stay up.</li></ul>
<h2>Who we are</h2>
<p>Fourteen people: six in the warehouse, three on the phones, and the rest between buying, photographs and bookkeeping. A person reads every message you send.</p>`

export const termsHtml = `<p>By placing an order you agree to the following. We kept it short so that it gets read.</p>
<h2>Orders and payment</h2>
<ol><li>An order stands once its payment is confirmed.</li><li>The price at the moment of payment counts. If it changes while you shop, we tell you before you pay.</li><li>Things in a cart are not reserved; placing the order holds them for an hour.</li></ol>
<h2>Shipping</h2>
<p>Orders before two in the afternoon, Eastern time, leave the same day. The checkout shows how long the trip to your state takes.</p>
<h2>Your account</h2>
<p>Look after your password and one-time codes. You may download or erase your data whenever you like.</p>
<h2>Reviews</h2>
<p>We leave out insults and advertisements. Criticism we publish.</p>`

export const privacyHtml = `<p>We keep what it takes to get a parcel to you, and nothing besides.</p>
<h2>What we ask for</h2>
<ul><li>Your name, address and phone number, for delivery</li><li>Your order history, for warranties and returns</li><li>Your email, for receipts</li></ul>
<h2>What we do not do</h2>
<p>We do not sell your data, share it with advertisers, or follow you around the web. Card numbers stay with the bank; we never see them.</p>
<h2>On your own device</h2>
<p>Your cart, wish list and recently viewed things stay in your browser until you clear it.</p>`

export const refundHtml = `<p>Not what you hoped for? You have thirty days from delivery to change your mind.</p>
<h2>What we can take back</h2>
<ul><li>Anything unused, in a state you would be happy to receive it in.</li><li>Food, opened skin care and downloads only if something is wrong with them.</li><li>One free size exchange on clothing and shoes.</li></ul>
<h2>How it works</h2>
<ol><li>Start from the order page, or call us.</li><li>Use the label that came in the box; any counter of the carrier takes it.</li><li>The money is back on your card within three business days of the parcel reaching us.</li></ol>`

const contactHtml = `<p>We answer Monday to Saturday, nine to six Eastern time. Have your order number at hand and it goes faster.</p>
<ul><li>Phone: +1 212 555 0100</li><li>Email: hello@vitrin.example</li><li>Visit: 118 Warren Street, New York, NY 10007</li></ul>
<p>Makers: tell us what you make, how many a week, and what you would change about it.</p>`

export const pages: PageSource[] = [
  { slug: 'about-us', title: 'About Vitrin', content: aboutHtml },
  { slug: 'terms', title: 'Terms of use', content: termsHtml },
  { slug: 'privacy-policy', title: 'Privacy', content: privacyHtml },
  { slug: 'refund-policy', title: 'Returns and refunds', content: refundHtml },
  { slug: 'contact', title: 'Contact us', content: contactHtml },
]
