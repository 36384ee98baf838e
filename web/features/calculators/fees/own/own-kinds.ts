import type { OwnTable } from '#contracts/model/fees/table-schema.ts'

export type OwnKind = OwnTable['kind']

/** Kinds of tables that a seller may enter. */
export const OWN_KINDS: readonly OwnKind[] = ['fba', 'referral', 'storage', 'fbaSurcharge']
