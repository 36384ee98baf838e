import { Button, Textarea } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { MAX_SEED_LENGTH, MAX_SEEDS } from '#contracts/api/keyword-search.ts'
import { formatCount } from '#contracts/model/number.ts'
import { joinSentences } from '#contracts/model/wording.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { showResults } from '#web/kit/list/show-results.ts'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import classes from './mining.module.css'
import { type ReadSeeds, readSeeds, writeTerms } from './term-text.ts'
import type { KeywordSearchState } from './use-keyword-search.ts'

/** Terms to search with. The search starts on Enter, with the button, or when the field loses the focus. */
export function SeedsField({ state: { search, setSeeds } }: { state: KeywordSearchState }) {
  const { t } = useTranslation('keywords')
  const [typed, setTyped] = useState<string | null>(null)
  const [last, setLast] = useState<ReadSeeds | null>(null)
  const seeds = writeTerms(search.seeds)
  const known = last && writeTerms(last.seeds) === seeds ? last : search
  const commit = (): ReadSeeds => {
    if (typed === null) return known
    const read = readSeeds(typed)
    setLast(read)
    setTyped(null)
    if (writeTerms(read.seeds) !== seeds) setSeeds(read.seeds)
    return read
  }
  const start = () => {
    const { tooMany, tooLong } = commit()
    // What was left out is said below the field.
    if (tooMany + tooLong === 0) showResults()
  }
  const searchOnEnter = (event: KeyboardEvent) => {
    // Enter also ends the composition of Chinese and Japanese words; Shift+Enter begins a line.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    start()
  }
  return (
    <form
      className={classes.seeds}
      onSubmit={(event) => {
        event.preventDefault()
        start()
      }}
    >
      <Textarea
        size="sm"
        rows={1}
        resize="vertical"
        classNames={{ input: classes.seedsInput }}
        label={t('mining.seeds.label')}
        placeholder={t('mining.seeds.hint', { count: MAX_SEEDS })}
        value={typed ?? search.seeds.join(', ')}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={commit}
        onKeyDown={searchOnEnter}
      />
      <Button type="submit" size="sm">
        {t('mining.start')}
      </Button>
      <LeftOut read={known} />
    </form>
  )
}

/** Says which terms are not searched. */
function LeftOut({ read: { tooMany, tooLong } }: { read: ReadSeeds }) {
  const { t } = useTranslation('keywords')
  const language = useLanguage()
  const grouping = useGrouping()
  const parts = [
    ...(tooMany > 0 ? [t('mining.seeds.tooMany', { total: formatCount(tooMany, grouping), most: MAX_SEEDS })] : []),
    ...(tooLong > 0
      ? [t('mining.seeds.tooLong', { total: formatCount(tooLong, grouping), most: MAX_SEED_LENGTH })]
      : []),
  ]
  return (
    <p role="status" className={classes.leftOut}>
      {joinSentences(parts, language)}
    </p>
  )
}
