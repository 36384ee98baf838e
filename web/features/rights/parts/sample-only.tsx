import { useTranslation } from '#web/kit/i18n.ts'
import { Remark } from './remark.tsx'

/** Stands wherever nothing was found among rights that are all made up: of a real name that says nothing. */
export function SampleOnly() {
  const { t } = useTranslation('rights')
  return <Remark tone="sample">{t('sampleOnly')}</Remark>
}
