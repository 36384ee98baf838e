import { officeName } from '#contracts/model/rights/offices.ts'
import type { Office } from '#contracts/model/rights/patent.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import { Remark } from './remark.tsx'

interface MissingOfficesProps {
  /** Target offices without any right on record. */
  offices: readonly Office[]
  rights: 'patents' | 'marks'
}

/** Names the target offices without data, because an empty result says nothing about these offices. */
export function MissingOffices({ offices, rights }: MissingOfficesProps) {
  const { t } = useTranslation('rights')
  const language = useLanguage()
  if (offices.length === 0) return null
  const names = offices.map((office) => officeName(office, language)).join(t('between'))
  return <Remark tone="warn">{t(`missing.${rights}`, { offices: names })}</Remark>
}
