import type { Reader } from '#server/db/reader.ts'
import { daysOf } from './weeks.ts'

export interface GrantWeek {
  /** `2026-W47` */
  week: string
  from: string
  to: string
  total: number
  /** ISO instant at which the last grant was added. The week is new to users who looked earlier. */
  addedAt: string
}

export interface GrantReader {
  /**
   * The latest weeks with grants, the latest first, and the number of grants by Locarno class. A patent of two classes counts
   * in both, so the classes may add up to more than their week. `patentsWhere({ week, … })` returns the grants.
   */
  grantsByWeek(
    today: string,
    weeks: number,
  ): { weeks: GrantWeek[]; classes: { week: string; class: number; total: number }[] }
}

export function grantReader(db: Reader): GrantReader {
  const weeks = db.prepare<[object], { week: string; total: number; addedAt: string }>(
    `SELECT granted_week AS week, count(*) AS total, max(added_at) AS addedAt FROM patent
     WHERE granted_week IS NOT NULL AND granted_on <= @today AND published_on <= @today
     GROUP BY granted_week ORDER BY granted_week DESC LIMIT @weeks`,
  )
  const classes = db.prepare<[object], { week: string; class: number; total: number }>(
    `SELECT granted_week AS week, class, count(DISTINCT id) AS total FROM patent JOIN patent_class ON patent_id = id
     WHERE granted_week >= @since AND granted_on <= @today AND published_on <= @today
     GROUP BY granted_week, class ORDER BY granted_week DESC, class`,
  )
  return {
    grantsByWeek(today, count) {
      const found = weeks.all({ today, weeks: count })
      const first = found.at(-1)
      return {
        weeks: found.map((row) => ({ ...row, ...daysOf(row.week) })),
        classes: first ? classes.all({ today, since: first.week }) : [],
      }
    },
  }
}
