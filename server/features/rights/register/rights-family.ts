import type { Office, Patent } from '#contracts/model/rights/patent.ts'
import type { Reader } from '#server/db/reader.ts'
import { priorityKey } from './families.ts'
import { PATENT_COLUMNS, type PatentRow, toPatent } from './rights-rows.ts'

export interface FamilyReader {
  /** The registrations on record that the patent names or that share a priority claim with it. */
  familyOf(patent: Patent, today: string): Patent[]
  /** The offices of `familyOf`, but much faster. */
  familyOffices(patent: Patent, today: string): Office[]
}

const NAMED = `publication_number = ? AND office = ? AND (source = 'sample') = ?`

export function familyReader(db: Reader, patentOf: (id: number, today: string) => Patent | undefined): FamilyReader {
  const named = db.lookup<[string, Office, number], PatentRow>(`SELECT ${PATENT_COLUMNS} FROM patent WHERE ${NAMED}`)
  const publishedOn = db.lookup<[string, Office, number], { published_on: string }>(
    `SELECT published_on FROM patent WHERE ${NAMED}`,
  )
  const claiming = db.prepare<[object], { id: number; office: Office }>(
    `SELECT id, office FROM patent_priority JOIN patent ON id = patent_id
     WHERE priority = @priority AND id <> @id AND (source = 'sample') = @isSample AND published_on <= @today ORDER BY id`,
  )
  /** Other patents that claim a priority of the patent. */
  const claimants = ({ id, priorities, source }: Patent, today: string) =>
    priorities.flatMap((one) =>
      claiming.all({
        id,
        priority: priorityKey(one),
        isSample: Number(source === 'sample'),
        today,
      }),
    )
  return {
    familyOf(of, today) {
      const members = of.family.flatMap(({ office, publicationNumber }) => {
        const row = named.get(publicationNumber, office, Number(of.source === 'sample'))
        return row && row.published_on <= today ? toPatent(row) : []
      })
      const ids = new Set([...members, ...claimants(of, today)].map(({ id }) => id))
      return [...ids].flatMap((id) => patentOf(id, today) ?? [])
    },
    familyOffices(of, today) {
      const offices = of.family.flatMap(({ office, publicationNumber }) => {
        const row = publishedOn.get(publicationNumber, office, Number(of.source === 'sample'))
        return row && row.published_on <= today ? office : []
      })
      return [...offices, ...claimants(of, today).map(({ office }) => office)]
    },
  }
}
