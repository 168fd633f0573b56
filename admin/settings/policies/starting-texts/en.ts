import type { ShopFacts, StartingTexts } from '../policy.ts'
import { orGap } from './fill.ts'

const fill = ({ name, email, phone, days }: ShopFacts) => ({
  name: orGap(name, 'name of the shop'),
  email: orGap(email, 'e-mail address'),
  phone: orGap(phone, 'phone number'),
  days: orGap(days > 0 ? String(days) : '', 'number of days'),
})

const reach = (shop: ShopFacts): string => {
  const { email, phone } = fill(shop)
  return `<h2>How to reach us</h2>
<p>Phone: ${phone}. E-mail: ${email}.</p>`
}

/** What an English-speaking shop may begin with. */
export const STARTING_TEXTS: StartingTexts = {
  terms: (
    shop,
  ) => `<p>These terms hold for every order placed with ${fill(shop).name}. By placing an order you agree to them.</p>
<h2>Who we are</h2>
<p>${fill(shop).name}, [registered name and address of the business], [registration number].</p>
<h2>Orders and prices</h2>
<ul><li>An order is binding once its payment is confirmed, or once we have accepted it where you pay on delivery.</li><li>The price shown at the moment of payment counts. Taxes and the cost of delivery are shown before you pay.</li><li>If something cannot be delivered, we tell you and return what you paid for it.</li></ul>
<h2>Payment</h2>
<p>You can pay in the ways that the checkout offers. Card details are handled by the bank; we never see them.</p>
<h2>Delivery</h2>
<p>Orders leave us within [number of working days] working days. The checkout shows the ways of delivery to your address and what each costs. Please tell us within [number of days to report damage] days if a parcel arrives damaged.</p>
<h2>Cancelling</h2>
<p>You can cancel an order until it is on its way. After that, the page on returns holds.</p>
<h2>Your account and reviews</h2>
<p>Keep your password and codes to yourself. Reviews are published whether they are kind or not; we leave out insults and advertisements.</p>
${reach(shop)}`,
  privacy: (
    shop,
  ) => `<p>${fill(shop).name} keeps what it needs to sell and deliver to you, and says here what that is.</p>
<h2>What we keep, and why</h2>
<ul><li>Your name, address and phone number, to deliver your order.</li><li>Your e-mail address or mobile number, to sign you in and to tell you about your order.</li><li>Your orders, for returns, warranties and our books, for [number of years] years.</li></ul>
<h2>Who gets it</h2>
<p>The carrier gets your name, address and phone number; the bank gets the amount and what it needs for the payment. [Other companies that handle data for the shop]. We sell your data to nobody.</p>
<h2>On your device</h2>
<p>A cookie keeps you signed in. Your cart, wish list and what you looked at last stay on your device until you clear them.</p>
<h2>What you can ask for</h2>
<p>In your account you can read, correct, download and delete what we keep of you. What the law makes us keep, such as invoices, is kept for as long as it says.</p>
${reach(shop)}`,
  refund: (
    shop,
  ) => `<p>If something is not what you hoped for, you can send it back within ${fill(shop).days} days of its arrival.</p>
<h2>What we take back</h2>
<ul><li>Goods that are unused and complete, in their packaging.</li><li>Anything that arrived broken or is not what you ordered, at our cost.</li></ul>
<h2>What we cannot take back</h2>
<ul><li>Food and cosmetics that were opened.</li><li>Downloads, once they were opened.</li><li>Things made to your wishes.</li></ul>
<h2>How it works</h2>
<ol><li>Tell us by phone (${fill(shop).phone}) or e-mail (${fill(shop).email}), with the number of your order.</li><li>Send the goods to [address for returns]. [Who pays for sending goods back].</li><li>Your money is back within [number of working days] working days of the goods reaching us, the way you paid.</li></ol>
<p>Rights that the law gives you stay as they are.</p>`,
}
