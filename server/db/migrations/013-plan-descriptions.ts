/** Removes claims about unbuilt tools and about teams from the default plan descriptions. */
import { type Kysely, sql } from 'kysely'

const CORRECTED = [
  ['全部研究工具，随用随扣', 'ASIN 与市场分析报告、专利与商标检索，按次扣算力'],
  ['适合多店铺与团队', '适合用量大的卖家'],
  ['All research tools, paid by use', 'ASIN and market reports, patent and trademark searches, paid by use'],
  ['For several shops and teams', 'For sellers who research a lot'],
] as const

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [before, after] of CORRECTED)
    await sql`update plan set data = replace(data, ${before}, ${after})`.execute(db)
}
