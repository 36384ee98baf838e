import type { patents } from '#contracts/api/rights/patents.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import type { Language } from '#contracts/model/language.ts'
import { locarnoTitle } from '#contracts/model/rights/locarno.ts'
import { officeName } from '#contracts/model/rights/offices.ts'
import { STATUS_NAMES } from '#contracts/model/rights/right-names.texts.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import { formOf, WORDS } from './search-form.ts'

export type Query = Output<typeof patents.queries>['row'][number]

/** Describes a search: the title, then each other field with its name. */
export function useQueryWords(): (query: Pick<Query, 'form'>) => string[] {
  const { t } = useTranslation('patents')
  const language: Language = useLanguage()
  return (query) => {
    const form = formOf(query.form)
    const named = (name: (typeof WORDS)[number] | 'loc' | 'office' | 'validity' | 'applyDate', text: string) =>
      text ? [t('named', { name: t(`field.${name}`), text })] : []
    return [
      ...(form.title ? [form.title] : []),
      ...WORDS.flatMap((name) => named(name, form[name])),
      ...named('applyDate', form.from || form.to ? `${form.from} – ${form.to}` : ''),
      ...named('loc', form.loc && `${form.loc} ${locarnoTitle(form.loc, language) ?? ''}`),
      ...named('office', form.office.map((office) => officeName(office, language)).join(t('comma'))),
      ...named('validity', form.validity.map((status) => STATUS_NAMES[language][status]).join(t('comma'))),
    ]
  }
}
