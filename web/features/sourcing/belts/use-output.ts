import { useTranslation } from '#web/kit/i18n.ts'
import { useReader } from '../use-reader.ts'

/** Writes billions of yuan: `¥63 billion`, in Chinese `630 亿元`. */
export function useOutput() {
  const { t } = useTranslation('belts')
  const { language, write } = useReader()
  return (billions: number) =>
    t('belt.billions', { amount: write('count', Math.round(language === 'zh-CN' ? billions * 10 : billions)) })
}
