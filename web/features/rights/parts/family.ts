import type { Language } from '#contracts/model/language.ts'
import { officeName } from '#contracts/model/rights/offices.ts'
import { STATUS_NAMES } from '#contracts/model/rights/right-names.texts.ts'
import type { Patent } from './use-patent.ts'

type Family = Pick<Patent, 'publicationNumber' | 'family'> & {
  design: Pick<NonNullable<Patent['design']>, 'offices'> | null
}

/**
 * Returns one line per registration of the design. The publication numbers that the patent names but that are not on
 * record follow.
 */
export function familyLines({ publicationNumber, family, design }: Family, language: Language): string[] {
  const offices = design?.offices ?? []
  const onRecord = new Set([publicationNumber, ...offices.map((one) => one.publicationNumber)])
  const named = family.filter((number) => !onRecord.has(number))
  const registered = offices.length > 1 ? offices : []
  return [
    ...registered.map((one) =>
      [officeName(one.office, language), one.publicationNumber, STATUS_NAMES[language][one.status]].join(' · '),
    ),
    ...named,
  ]
}
