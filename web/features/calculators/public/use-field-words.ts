import { useMemo } from 'react'
import type { FieldWords } from '#web/kit/fields/field-words.ts'
import { useTranslation } from '#web/kit/i18n.ts'

/**
 * The texts of number and date fields. The object changes only with the language, so that unchanged fields do not
 * re-render.
 */
export function useFieldWords(): FieldWords {
  const { t } = useTranslation('calculators')
  return useMemo(
    () => ({
      assumed: t('fields.assumed'),
      blank: t('fields.blank'),
      wrongNumber: t('fields.wrongNumber'),
      notAboveNothing: t('fields.notAboveNothing'),
      wrongDay: t('fields.wrongDay'),
      tooLarge: (max) => t('fields.tooLarge', { max }),
      otherUnit: (unit) => t('fields.otherUnit', { unit }),
      slider: (label) => t('fields.slider', { label }),
    }),
    [t],
  )
}
