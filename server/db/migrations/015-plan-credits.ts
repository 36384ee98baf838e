/** The English plan texts call the currency credits. Only texts of the shipped price list change. */
import { type Kysely, sql } from 'kysely'

const REWORDED = [
  ['For sellers who research a lot', 'For high-volume research'],
  ['</strong> power included, credited at once', '</strong> credits included, available immediately'],
  ['Adds to a plan of the same level: its time is extended', 'Stacks with a plan of the same level and extends it'],
  [
    'ASIN and market reports, patent and trademark searches, paid by use',
    'Pay per use for ASIN and market reports, patent and trademark searches',
  ],
  ['Power comes back when a report fails', 'Credits are refunded if a report fails'],
] as const

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [before, after] of REWORDED)
    await sql`update plan set data = replace(data, ${before}, ${after})`.execute(db)
  await sql`update plan set tag = 'Credit pack' where tag = 'Power pack'`.execute(db)
  await sql`update plan set unit_text = 'credits' where unit_text = 'power'`.execute(db)
}
