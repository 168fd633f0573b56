export { forgetMember } from './forget-member.ts'
export {
  adjustPoints,
  earnPoints,
  listPoints,
  pointValue,
  readBalance,
  spendPoints,
  takeBackPoints,
  worthOf,
} from './points.ts'
export { changeWishes, listWishes } from './wish-list.ts'
