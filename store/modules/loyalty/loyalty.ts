export { forgetMember } from './forget-member.ts'
export {
  earnPoints,
  listPoints,
  type PointEntry,
  readBalance,
  spendPoints,
  takeBackPoints,
  worthOf,
} from './points.ts'
export { changeWishes, listWishes, type WishedProduct } from './wish-list.ts'
