export { adjust, balanceOf, charge, credit, refundCharge, requirePower } from './ledger.ts'
export type { ChargedReport } from './ledger-history.ts'
export { MODULE_REGISTRY, type Module, requireModule, toPower } from './modules.ts'
