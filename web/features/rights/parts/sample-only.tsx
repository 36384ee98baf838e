import { useTranslation } from '#web/kit/i18n.ts'
import { Remark } from './remark.tsx'

/** For an empty result of sample data alone, which says nothing about a real name. */
export function SampleOnly() {
  const { t } = useTranslation('rights')
  return <Remark tone="sample">{t('sampleOnly')}</Remark>
}
