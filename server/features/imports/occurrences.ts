/** How often something occurs in a file, and where first. */
export interface Occurrences<Place> {
  count: number
  first: Place[]
}

const MAX_LISTED = 5

export function addOccurrence<Place>(known: Occurrences<Place> | undefined, place: Place): Occurrences<Place> {
  const { count, first } = known ?? { count: 0, first: [] }
  return { count: count + 1, first: first.length < MAX_LISTED ? [...first, place] : first }
}

/** `3 (B0CAMP0001), 17, …` */
export function listPlaces<Place>({ count, first }: Occurrences<Place>, textOf: (place: Place) => string): string {
  return `${first.map(textOf).join(', ')}${count > first.length ? ', …' : ''}`
}

export function countRejection<Reason extends string, Place>(
  summary: { rejected: number; rejections: Partial<Record<Reason, Occurrences<Place>>> },
  reason: Reason,
  place: Place,
): void {
  summary.rejected++
  summary.rejections[reason] = addOccurrence(summary.rejections[reason], place)
}
