/** Adds terms to a list. Terms that it has are counted and keep their first origin. */
import { MAX_LISTED_TERMS } from '#contracts/api/keyword-lists.ts'
import type { State } from '#server/db/state.ts'
import { fold } from '#server/features/catalogue/public.ts'
import { refuse } from '#server/platform/refusal.ts'
import { type CountedList, foldedTermsOf, insertTerms, type TermRow, updateList } from './keyword-lists.store.ts'

export interface NewTerms extends Pick<TermRow, 'origin' | 'detail' | 'added_at'> {
  texts: readonly string[]
}

/** Returns the list as it is then. Refuses all terms if they do not fit. */
export async function addTerms(
  trx: State,
  list: CountedList,
  { texts, ...facts }: NewTerms,
): Promise<{ list: CountedList; added: number; had: number }> {
  const present = await foldedTermsOf(trx, list.id)
  const rows = new Map<string, Omit<TermRow, 'id'>>()
  let had = 0
  for (const typed of texts) {
    const text = typed.trim().replace(/\s+/gu, ' ')
    const folded = fold(text) || text
    if (present.has(folded)) had++
    else if (!rows.has(folded)) rows.set(folded, { list_id: list.id, text, folded, tags: '[]', ...facts })
  }
  if (present.size + rows.size > MAX_LISTED_TERMS)
    throw refuse('listFull', { count: MAX_LISTED_TERMS, room: MAX_LISTED_TERMS - present.size })
  // The first term of a search is the most important one, and lists show the latest first.
  await insertTerms(trx, [...rows.values()].toReversed())
  const updated_at = rows.size > 0 ? facts.added_at : list.updated_at
  await updateList(trx, list.id, { updated_at })
  return { list: { ...list, updated_at, terms: list.terms + rows.size }, added: rows.size, had }
}
