export { demoShop } from '../demo-fa/shop.ts'
