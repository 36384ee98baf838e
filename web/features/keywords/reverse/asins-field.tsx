import { Button, Textarea } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { MAX_ASINS } from '#contracts/model/keywords/reverse-metrics.ts'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { joinSentences } from '#contracts/model/wording.ts'
import { type PastedAsins, parsePastedAsins } from '#web/features/catalogue/public/asin-list.rules.ts'
import { usePasteNotes } from '#web/features/catalogue/public/paste-notes.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import { writeTerms } from '../mining/term-text.ts'
import classes from './reverse.module.css'
import type { ReverseSearchState } from './use-reverse-search.ts'

/** ASINs and links, pasted with whatever is between them. The lookup starts on Enter, on blur or with the button. */
export function AsinsField({ state: { search, setAsins } }: { state: ReverseSearchState }) {
  const { t } = useTranslation('reverse')
  const [typed, setTyped] = useState<string | null>(null)
  const [last, setLast] = useState<{ read: PastedAsins; isMoved: boolean } | null>(null)
  const asins = writeTerms(search.asins)
  const commit = () => {
    if (typed === null) return
    const read = parsePastedAsins(typed, MAX_ASINS)
    const isMoved = read.marketplace !== undefined && read.marketplace !== search.marketplace
    setLast({ read, isMoved })
    // Text without an ASIN stays, so that a typing error can be mended.
    if (read.asins.length === 0 && typed.trim() !== '') return
    setTyped(null)
    if (isMoved || writeTerms(read.asins) !== asins) setAsins(read.asins, read.marketplace)
  }
  const commitOnEnter = (event: KeyboardEvent) => {
    // Enter also ends the composition of Chinese and Japanese words; Shift+Enter begins a line.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    commit()
  }
  // False once the address has changed by other means, such as Back.
  const isLast = last !== null && (last.read.asins.length === 0 || writeTerms(last.read.asins) === asins)
  return (
    <form
      className={classes.asins}
      onSubmit={(event) => {
        event.preventDefault()
        commit()
      }}
    >
      <Textarea
        size="sm"
        rows={1}
        resize="vertical"
        classNames={{ input: classes.asinsInput }}
        label={t('field.label')}
        placeholder={t('field.hint', { count: MAX_ASINS })}
        spellCheck={false}
        autoCapitalize="characters"
        value={typed ?? search.asins.join(', ')}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={commit}
        onKeyDown={commitOnEnter}
      />
      <Button type="submit" size="sm">
        {t('field.start')}
      </Button>
      <PasteNotes
        read={isLast ? last.read : search.pasted}
        hasNone={isLast && last.read.asins.length === 0 && typed !== null && typed.trim() !== ''}
        isMoved={isLast && last.isMoved}
        marketplace={search.marketplace}
      />
    </form>
  )
}

interface PasteNotesProps {
  read: PastedAsins
  /** Whether the text that was looked up has no ASIN. `read.rubbish` does not tell: it is empty for an emoji. */
  hasNone: boolean
  /** Whether the links changed the marketplace. */
  isMoved: boolean
  marketplace: Marketplace
}

/** Says what of the text was not used. */
function PasteNotes({ read, hasNone, isMoved, marketplace }: PasteNotesProps) {
  const { t } = useTranslation('reverse')
  const language = useLanguage()
  const name = marketplaces[marketplace].name[language]
  const parts = [
    ...(hasNone || (read.asins.length === 0 && read.rubbish.length > 0) ? [t('field.none')] : []),
    ...usePasteNotes(read, marketplace, MAX_ASINS),
    ...(isMoved && read.marketplace === marketplace ? [t('field.moved', { marketplace: name })] : []),
  ]
  return (
    <p role="status" className={classes.notes}>
      {joinSentences(parts, language)}
    </p>
  )
}
