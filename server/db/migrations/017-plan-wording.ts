/** Two English plan texts in plainer words. Only texts of the shipped price list change. */
import { type Kysely, sql } from 'kysely'

const REWORDED = [
  ['Stacks with a plan of the same level and extends it', 'Buying the same level again extends your plan'],
  [
    'Pay per use for ASIN and market reports, patent and trademark searches',
    'Spend credits on ASIN and market reports and on patent and trademark searches',
  ],
] as const

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [before, after] of REWORDED)
    await sql`update plan set data = replace(data, ${before}, ${after})`.execute(db)
}
