import { useTranslation } from '#web/kit/i18n.ts'
import { Remark } from './remark.tsx'

/** For an empty result from sample data, which says nothing about real rights. */
export function SampleOnly() {
  const { t } = useTranslation('rights')
  return <Remark tone="sample">{t('sampleOnly')}</Remark>
}
