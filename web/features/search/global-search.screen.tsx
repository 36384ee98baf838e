import { Button, NativeSelect, Skeleton, TextInput } from '@mantine/core'
import { useState } from 'react'
import { MAX_SEARCH_LENGTH } from '#contracts/api/search.ts'
import { isMarketplace, MARKETPLACES, type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { formatCount } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { SearchIcon } from '#web/kit/parts/icons.tsx'
import { Message } from '#web/kit/parts/message.tsx'
import { Panel } from '#web/kit/parts/panel.tsx'
import { Page } from '#web/kit/screens/page.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { useSearchValues } from '#web/kit/url-state.ts'
import { Begin } from './begin.tsx'
import classes from './global-search.module.css'
import { HitGroup } from './hit-group.tsx'
import { GROUP_NAMES } from './public/found-groups.ts'
import { isSearchable, searchText, useFound } from './public/use-found.ts'
import { useFoundGroups } from './public/use-found-groups.ts'

/** One field that searches products, markets, keywords, patents and trademarks of all marketplaces. */
export function GlobalSearchScreen() {
  const { t } = useTranslation(['global-search', 'shell', 'frame'])
  const [params, set] = useSearchValues()
  const q = searchText(params.get('q') ?? '')
  const code = params.get('marketplace') ?? ''
  const marketplace = isMarketplace(code) ? code : null
  return (
    <Page title={t('shell:title.globalSearch')} subtitle={t('question')}>
      <div className={classes.screen}>
        <search className={classes.form}>
          <WordsField value={q} onChange={(typed) => set({ q: typed })} />
          <MarketplaceChoice value={marketplace} onChange={(chosen) => set({ marketplace: chosen ?? '' })} />
        </search>
        {isSearchable(q) ? (
          <Results typed={q} marketplace={marketplace} onEverywhere={() => set({ marketplace: '' })} />
        ) : (
          <Begin onChoose={(words) => set({ q: words })} />
        )}
      </div>
    </Page>
  )
}

function WordsField({ value, onChange }: { value: string; onChange: (typed: string) => void }) {
  const { t } = useTranslation('global-search')
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // The words were changed from outside, by Back or an example.
  if (value !== known) {
    setKnown(value)
    if (searchText(typed) !== value) setTyped(value)
  }
  return (
    <TextInput
      type="search"
      size="md"
      label={t('field')}
      placeholder={t('placeholder')}
      maxLength={MAX_SEARCH_LENGTH}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(searchText(currentTarget.value))
      }}
      leftSection={<SearchIcon size={18} />}
      autoComplete="off"
      spellCheck={false}
    />
  )
}

interface MarketplaceChoiceProps {
  value: Marketplace | null
  onChange: (chosen: Marketplace | null) => void
}

function MarketplaceChoice({ value, onChange }: MarketplaceChoiceProps) {
  const { t } = useTranslation(['global-search', 'frame'])
  const language = useLanguage()
  return (
    <NativeSelect
      size="md"
      label={t('frame:marketplace')}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(isMarketplace(currentTarget.value) ? currentTarget.value : null)}
      data={[
        { value: '', label: t('everywhere') },
        ...MARKETPLACES.map((code) => ({ value: code, label: `${code} · ${marketplaces[code].name[language]}` })),
      ]}
    />
  )
}

interface ResultsProps {
  typed: string
  marketplace: Marketplace | null
  /** Searches all marketplaces. */
  onEverywhere: () => void
}

function Results({ typed, marketplace, onEverywhere }: ResultsProps) {
  const { t } = useTranslation('global-search')
  const language = useLanguage()
  const grouping = useGrouping()
  const { q, found } = useFound(typed, marketplace ? { marketplaces: [marketplace] } : {})
  const groups = useFoundGroups(found.data, q)
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  const none = GROUP_NAMES.filter((name) => !groups.some((group) => group.name === name))
  const isExact = found.data?.exact === 'asin' || found.data?.exact === 'number'
  const noAsin = marketplace
    ? t('noneExactIn', { marketplace: marketplaces[marketplace].name[language] })
    : t('noneExact')
  const hint = isExact ? noAsin : t('noneHint')
  return (
    <Panel state={panelState(found)} skeleton={<Skeleton height={420} radius="lg" />}>
      {() => (
        <div className={classes.results} aria-busy={found.isPlaceholderData}>
          <p role="status" className={classes.total}>
            {total > 0 ? t('total', { total: formatCount(total, grouping) }) : t('none')}
          </p>
          {total === 0 && (
            <Message tone="empty" title={t('none')} text={hint}>
              {marketplace && (
                <Button variant="default" onClick={onEverywhere}>
                  {t('searchEverywhere')}
                </Button>
              )}
            </Message>
          )}
          {groups.map((group) => (
            <HitGroup key={group.name} group={group} />
          ))}
          {total > 0 && !isExact && none.length > 0 && (
            <p className={classes.total}>
              {t('noneIn', { names: none.map((name) => t(`group.${name}`)).join(t('separator')) })}
            </p>
          )}
        </div>
      )}
    </Panel>
  )
}
