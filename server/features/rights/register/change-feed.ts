/**
 * Change feed for indexes in memory. An index remembers the largest `change` that it has read and reads later ones when the
 * stamp shows any; if the generation differs, it starts again from an empty index.
 */
import type { Office } from '#contracts/model/rights/patent.ts'
import type { Reader } from '#server/db/reader.ts'

export interface Stamp {
  /** Increases when rows are removed. */
  generation: number
  /** The last change of a patent and of a mark; 0 if there is none. */
  patents: number
  marks: number
}

/** A patent with the descriptors of its views. If it is read again, its views replace the earlier ones. */
export interface DescribedPatent {
  patentId: number
  change: number
  views: { no: number; descriptor: Uint8Array }[]
}

export interface MarkWords {
  id: number
  change: number
  office: Office
  words: string
  /** Null if the status is unknown. */
  live: boolean | null
  /** Nice classes as a bit mask, see `classesOf` and `maskOf`. */
  classMask: number
  sample: boolean
}

export interface RightsOffices {
  patents: ReadonlySet<Office>
  marks: ReadonlySet<Office>
}

export interface ChangeFeed {
  stamp(): Stamp
  /** The offices with patents and marks on record, for sample data or for real rights. */
  offices(sample: boolean): RightsOffices
  /** Patents after a change (0: all), in the order of their changes; read in batches, so that other tasks can run. */
  describedPatents(after: number): Iterable<DescribedPatent>
  /** Marks after a change (0: all), in the order of their changes. */
  markWords(after: number): Iterable<MarkWords>
}

const PATENT_BATCH = 500
const MARK_BATCH = 5000

/** Cached until the register changes: reading the offices of a million marks takes 0.1 s. */
function officesIn(db: Reader, stampNow: () => Stamp): ChangeFeed['offices'] {
  const ofPatents = db.prepare<[], { office: Office; sample: number }>(
    `WITH RECURSIVE named (office) AS (SELECT min(office) FROM patent UNION ALL
       SELECT (SELECT min(office) FROM patent p WHERE p.office > named.office) FROM named WHERE office IS NOT NULL)
     SELECT named.office, kind.sample FROM named, (SELECT 1 AS sample UNION ALL SELECT 0) kind WHERE EXISTS
       (SELECT 1 FROM patent p WHERE p.office = named.office AND (p.source = 'sample') = kind.sample)`,
  )
  const ofMarks = db.prepare<[], { office: Office; sample: number }>(
    `SELECT DISTINCT office, 1 AS sample FROM mark WHERE source = 'sample' UNION ALL
     SELECT DISTINCT office, 0 FROM mark WHERE id NOT IN (SELECT id FROM mark WHERE source = 'sample')`,
  )
  let known: { of: string; read: [sample: RightsOffices, real: RightsOffices] } | undefined
  return (sample) => {
    const { generation, patents, marks } = stampNow()
    const of = [generation, patents, marks].join(' ')
    if (known?.of !== of) {
      const [patentRows, markRows] = [ofPatents.all(), ofMarks.all()]
      const officesOf = (rows: typeof patentRows, kind: number) =>
        new Set(rows.filter((row) => row.sample === kind).map(({ office }) => office))
      const read = (kind: number): RightsOffices => ({
        patents: officesOf(patentRows, kind),
        marks: officesOf(markRows, kind),
      })
      known = { of, read: [read(1), read(0)] }
    }
    return known.read[sample ? 0 : 1]
  }
}

export function changeFeed(db: Reader): ChangeFeed {
  const stamp = db.lookup<[string], Stamp>(
    `SELECT CAST((SELECT value FROM meta WHERE key = ?) AS INTEGER) AS generation,
       coalesce((SELECT max(change) FROM patent), 0) AS patents, coalesce((SELECT max(change) FROM mark), 0) AS marks`,
  )
  const offices = officesIn(db, () => stamp.get('generation') as Stamp)
  const described = db.prepare<[object], { id: number; change: number; no: number | null; descriptor: Buffer | null }>(
    `SELECT p.id, p.change, v.no, v.descriptor FROM
       (SELECT id, change FROM patent WHERE change > @after ORDER BY change LIMIT ${PATENT_BATCH}) p
     LEFT JOIN patent_view v ON v.patent_id = p.id AND v.descriptor IS NOT NULL ORDER BY p.change, v.no`,
  )
  // Covered by the indexes `mark_change` and `mark_sample`, so no row is read.
  const words = db.prepare<[number], Omit<MarkWords, 'live' | 'sample'> & { live: number | null; sample: number }>(
    `SELECT id, change, office, words, live, class_mask AS classMask,
       id IN (SELECT id FROM mark WHERE source = 'sample') AS sample FROM mark WHERE change > ?
     ORDER BY change LIMIT ${MARK_BATCH}`,
  )
  return {
    // The row exists since the creation of the file.
    stamp: () => stamp.get('generation') as Stamp,
    offices,
    *describedPatents(after) {
      for (let from = after; ; ) {
        const rows = described.all({ after: from })
        let patent: DescribedPatent | undefined
        for (const { id, change, no, descriptor } of rows) {
          if (patent?.patentId !== id) {
            if (patent) yield patent
            patent = { patentId: id, change, views: [] }
          }
          if (no !== null && descriptor !== null) patent.views.push({ no, descriptor })
        }
        if (!patent) return
        from = patent.change
        yield patent
      }
    },
    *markWords(after) {
      for (let from = after; ; ) {
        const rows = words.all(from)
        for (const row of rows)
          yield { ...row, live: row.live === null ? null : row.live === 1, sample: row.sample === 1 }
        const last = rows.at(-1)
        if (!last) return
        from = last.change
      }
    },
  }
}
