import { LINE_NAMES } from '#contracts/model/calculators/profit/lines.texts.ts'
import type { LineKey } from '#contracts/model/calculators/profit/lines.ts'
import { feeReason } from '#contracts/model/calculators/profit/profit.texts.ts'
import type { UnitProfit } from '#contracts/model/calculators/profit/unit.ts'
import { formatAmount, formatShare } from '#contracts/model/calculators/writing.ts'
import type { FeeReason } from '#contracts/model/fees/fee.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { formatMoney } from '#contracts/model/money.ts'
import type { Range } from '#contracts/model/range.ts'
import { joinWords } from '#contracts/model/wording.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping, useLanguage } from '#web/kit/session.ts'

/** Prevents a line break between a minus sign and its amount, as in `−$8.41`. */
const joinMinus = (text: string) => text.replaceAll('−', '−\u2060')

export type Writer = ReturnType<typeof useWriter>

/** Functions that write amounts of a marketplace for this reader. */
export function useWriter(marketplace: Marketplace) {
  const { t } = useTranslation('profit-analysis')
  const language = useLanguage()
  const grouping = useGrouping()
  const writing = { language, grouping, marketplace }
  const money = (minor: number) => formatMoney(minor, marketplace, grouping)
  const range = (amount: Range) => joinMinus(formatAmount(amount, writing))
  const wordOf = ({ low, high }: Range) => (high < 0 ? 'loss' : low < 0 ? 'mayLose' : null)
  /** Why a line is unknown. */
  const reason = (why: FeeReason | 'blank' | null) =>
    why === null || why === 'blank' ? t('blank') : feeReason(language, why)
  return {
    language,
    grouping,
    money,
    /** Writes `$8.41`, or `$8.00–$9.10` if only the bounds are known. */
    range,
    /** Returns `loss` if a profit is certainly a loss, `mayLose` if it may be a loss, and otherwise null. */
    wordOf,
    /** Writes a profit, preceded by a word if it is or may be a loss. */
    profit: (net: Range) => {
      const word = wordOf(net)
      if (!word) return range(net)
      return `${word === 'loss' ? t('loss') : t('mayLose')} ${range(net)}`
    },
    /** Writes a change, with a plus sign if it is a gain. */
    signed: (amount: Range) => (amount.low > 0 ? `+${range(amount)}` : range(amount)),
    percent: (shares: Range) => formatShare(shares, writing),
    line: (key: LineKey) => LINE_NAMES[language][key],
    lines: (keys: readonly LineKey[]) =>
      joinWords(
        keys.map((key) => LINE_NAMES[language][key]),
        language,
      ),
    reason,
    /** Lists the unknown lines that the results need, without repetition. A line with a blank field has no reason. */
    missing: (...results: readonly UnitProfit[]) => {
      const unknown = results.flatMap(({ lines, missing }) => lines.filter(({ key }) => missing.includes(key)))
      const named = unknown.map(({ key, reason: why }) =>
        why === null || why === 'blank'
          ? LINE_NAMES[language][key]
          : t('withReason', { line: LINE_NAMES[language][key], reason: reason(why) }),
      )
      return joinWords([...new Set(named)], language)
    },
  }
}
