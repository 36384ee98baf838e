/** Groups the digits of power in plan descriptions, as the rest of the page does: 1000 becomes 1,000. */
import { type Kysely, sql } from 'kysely'

interface Row {
  id: number
  data: string
}

const POWER = /(?<=<strong>)\d{4,}(?=<\/strong>)|(?<![\d.,])\d{4,}(?= ?(?:算力|power))/g

export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Row>`select id, data from plan`.execute(db)
  for (const { id, data } of rows) {
    const grouped = data.replace(POWER, (power) => power.replace(/\B(?=(?:\d{3})+$)/g, ','))
    if (grouped !== data) await sql`update plan set data = ${grouped} where id = ${id}`.execute(db)
  }
}
