import type { State } from '#server/db/state.ts'
import type { Snapshot } from '#server/features/watches/compare.rules.ts'

/** Changes what the watches of an account compare with, so that the next check finds changes. Returns their number. */
export async function ageBaselines(db: State, accountId: number): Promise<number> {
  const watches = await db.selectFrom('watch').select(['id', 'baseline']).where('account_id', '=', accountId).execute()
  for (const { id, baseline } of watches) {
    const aged = JSON.stringify(agedSnapshot(JSON.parse(baseline) as Snapshot)) // the subject watches wrote it
    await db.updateTable('watch').set({ baseline: aged, checked: '' }).where('id', '=', id).execute()
  }
  return watches.length
}

/** Cheaper, lower ranked, fewer units, better rated; without one rival or match. */
function agedSnapshot(snapshot: Snapshot): Snapshot {
  if ('ids' in snapshot) return { ...snapshot, ids: snapshot.ids.slice(0, -1) }
  const times = (value: number | null, factor: number) => value && Math.round(value * factor)
  return {
    ...snapshot,
    price: times(snapshot.price, 0.9),
    rank: times(snapshot.rank, 1.5),
    units: times(snapshot.units, 2 / 3),
    rating: snapshot.rating && Math.min(5, snapshot.rating + 0.2),
    rivals: snapshot.rivals?.slice(1) ?? null,
  }
}
