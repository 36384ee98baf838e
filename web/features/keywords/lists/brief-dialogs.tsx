import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { KeywordList, keywordLists } from '#contracts/api/keyword-lists.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { bytesOf, fitWords, searchTermBytes } from '#contracts/model/keywords/listing-words.ts'
import { minorUnits } from '#contracts/model/money.ts'
import { formatMetric } from '#contracts/model/screener/format-metric.ts'
import { fractionOf, percentField } from '#web/features/calculators/public/amounts.ts'
import { useHandOver } from '#web/features/calculators/public/hand-over.ts'
import { useFieldWords } from '#web/features/calculators/public/use-field-words.ts'
import { copyText } from '#web/kit/copy.ts'
import { FieldWordsContext } from '#web/kit/fields/field-words.ts'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Dialog } from '#web/kit/parts/dialog.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import classes from './lists.module.css'

interface WordsDialogProps {
  list: KeywordList
  brief: Pick<Output<typeof keywordLists.brief>, 'words' | 'wordCount'>
  /** Whether the words are of only some terms of the list. */
  isFiltered: boolean
  opened: boolean
  onClose: () => void
}

/** The words of a list as a text for the field “search terms” of a listing, no longer than Amazon takes. */
export function WordsDialog({ list: { marketplace }, brief, isFiltered, opened, onClose }: WordsDialogProps) {
  const { t } = useTranslation('keyword-lists')
  const most = searchTermBytes(marketplace)
  const fitting = fitWords(brief.words, most)
  const text = fitting.join(' ')
  const leftOut = brief.wordCount - fitting.length
  return (
    <Dialog opened={opened} onClose={onClose} title={t('words.title')} centered size={560}>
      <div className={classes.form}>
        <p className={classes.note}>
          {t(isFiltered ? 'words.textShown' : 'words.text')} {t('words.check')}
        </p>
        <Textarea aria-label={t('words.title')} readOnly autosize minRows={3} value={text} />
        <p className={classes.note} role="status">
          {t('words.bytes', { bytes: bytesOf(text), most, marketplace })}
          {leftOut > 0 && t('words.leftOut', { count: leftOut })}
        </p>
        <Button onClick={() => void copyText(text)}>{t('words.copy')}</Button>
      </div>
    </Dialog>
  )
}

interface AdsDialogProps {
  list: KeywordList
  /** Average bid of the terms, in major units. */
  bid: number
  opened: boolean
  onClose: () => void
}

const PROFIT = '/ai/profit/analysis'

/** What an order costs in ads at the average bid, and the way with it to the profit calculator. */
export function AdsDialog({ list: { marketplace }, bid, opened, onClose }: AdsDialogProps) {
  const { t } = useTranslation('keyword-lists')
  const reader = { marketplace, language: useLanguage(), grouping: useGrouping() }
  const [rate, setRate] = useState<number | null>(null)
  const [, navigate] = useLocation()
  const [, handOver] = useHandOver()
  const money = (amount: number) => formatMetric({ unit: 'money' }, amount, reader)
  const words = useFieldWords()
  const perUnit = rate === null || rate === 0 ? null : bid / rate
  return (
    <Dialog opened={opened} onClose={onClose} title={t('ads.title')} centered size={460}>
      <div className={classes.form}>
        <p className={classes.note}>{t('ads.text', { bid: money(bid) })}</p>
        <FieldWordsContext value={words}>
          <NumberField
            label={t('ads.rate')}
            {...percentField(rate, 1)}
            positive
            onChange={(percent) => setRate(fractionOf(percent))}
          />
        </FieldWordsContext>
        <p role="status">{perUnit !== null && t('ads.perOrder', { cost: money(perUnit) })}</p>
        <Button
          disabled={perUnit === null}
          onClick={() => {
            if (perUnit === null || rate === null) return
            const amount = minorUnits(perUnit, marketplace)
            handOver({ from: 'keywords', ads: { marketplace, amount, conversionRate: rate } })
            navigate(PROFIT)
          }}
        >
          {t('ads.toProfit')}
        </Button>
      </div>
    </Dialog>
  )
}
