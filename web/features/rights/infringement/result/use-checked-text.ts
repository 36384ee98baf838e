import { formatCount } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import { type Check, isCompared, type Part } from './use-check.ts'

/** Returns a function that says for each part of a result what was compared, or why nothing was compared. */
export function useCheckedText(result: Check['result']): (part: Part) => string {
  const { checked, cases } = result
  const { t } = useTranslation('infringement')
  const grouping = useGrouping()
  const format = (count: number) => formatCount(count, grouping)
  const numbers = {
    pictures: format(checked.pictures),
    patents: format(checked.patents),
    words: format(checked.words),
    marks: format(checked.marks),
    cases: format(cases.row.length),
  }
  return (part) => {
    if (part === 'patents') {
      if (isCompared(result, part)) return t('checked.patents', numbers)
      return t(checked.pictures === 0 ? 'unchecked.pictures' : 'unchecked.patents')
    }
    if (part === 'marks') {
      if (isCompared(result, part)) return t('checked.marks', numbers)
      return t(checked.words === 0 ? 'unchecked.words' : 'unchecked.marks')
    }
    return cases.risk === null ? t('unchecked.cases') : t('checked.cases', numbers)
  }
}
