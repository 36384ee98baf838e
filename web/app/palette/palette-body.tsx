import { VisuallyHidden } from '@mantine/core'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { MAX_SEARCH_LENGTH } from '#contracts/api/search.ts'
import { formatCount } from '#contracts/model/number.ts'
import { globalSearchPath } from '#web/features/search/public/global-search-path.ts'
import { useFound } from '#web/features/search/public/use-found.ts'
import { useFoundGroups } from '#web/features/search/public/use-found-groups.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { menuIcons, PersonIcon, SearchIcon } from '#web/kit/parts/menu-icons.tsx'
import { Tag } from '#web/kit/parts/tag.tsx'
import type { PageScreen } from '#web/kit/screen.ts'
import { useGrouping, useLoggedIn } from '#web/kit/session.ts'
import { entries, families, isReady, pages, readyFirst } from '../menu.ts'
import { findScreens } from './find-screens.ts'
import classes from './palette.module.css'
import { useOptions } from './use-options.ts'

/** Finished screens first, then in the order of the menu, then screens that the menu does not list. */
const inOrder = readyFirst([
  ...new Set([...entries.map(({ screen }) => screen), ...families.flatMap(({ members }) => members), ...pages]),
])

/** One screen per title: all screens in the menu, and the other screens that open without parameters. */
const listed = inOrder.filter(
  (screen, i) => (screen.menu || !screen.example) && inOrder.findIndex(({ title }) => title === screen.title) === i,
)

/** Screens beside results. */
const MAX_SCREENS = 6
/** Results of a group. */
const GROUP_ROWS = 3

interface Option {
  id: string
  href: string
  /** Screens have an icon. */
  icon?: ReactNode
  title: string
  lang?: string | undefined
  note?: string
  end?: ReactNode
}

interface OptionGroup {
  label: string
  tag?: ReactNode
  options: Option[]
}

/** A field with the screens and what the global search finds below it. */
export function PaletteBody({ typedAhead, onClose }: { typedAhead: string; onClose: () => void }) {
  const { t } = useTranslation(['shell', 'global-search', 'frame'])
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState(typedAhead)
  const groups = useGroups(typed)
  const options = groups.flatMap((group) => group.options)
  const choose = (at: number) => {
    const option = options[at]
    if (!option) return
    onClose()
    navigate(option.href)
  }
  const { at, select, onKeyDown } = useOptions({ count: options.length, text: typed, onChoose: choose })
  const listId = useId()
  const idOf = (place: number) => `${listId}-${place}`
  const list = useRef<HTMLDivElement>(null)
  // The block: in new browsers scrollIntoView returns a promise, which is no clean-up.
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  })
  return (
    <>
      <div className={classes.search}>
        <SearchIcon size={18} />
        <input
          // The dialog moves the focus here.
          data-autofocus
          type="text"
          role="combobox"
          aria-label={t('palette.label')}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={options.length > 0 ? idOf(at) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={t('palette.placeholder')}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <VisuallyHidden role="status">{typed && t('palette.found', { total: options.length })}</VisuallyHidden>
      <div ref={list} id={listId} className={classes.list} role="listbox" aria-label={t('palette.results')}>
        {withPlaces(groups).map(({ label, tag, options: own }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of a listbox
          <div key={label} role="group" aria-label={label}>
            <div className={classes.group} aria-hidden="true">
              {label} {tag}
            </div>
            {own.map(({ place, option }) => (
              <PaletteOption
                key={option.id}
                id={idOf(place)}
                option={option}
                isSelected={place === at}
                onSelect={() => select(place)}
                onChoose={() => choose(place)}
              />
            ))}
          </div>
        ))}
      </div>
      {options.length === 0 && <p className={classes.nothing}>{t('palette.nothing')}</p>}
    </>
  )
}

/** The options with their places in the whole list. */
function withPlaces(groups: readonly OptionGroup[]) {
  let next = 0
  return groups.map((group) => ({ ...group, options: group.options.map((option) => ({ option, place: next++ })) }))
}

interface PaletteOptionProps {
  id: string
  option: Option
  isSelected: boolean
  onSelect: () => void
  onChoose: () => void
}

function PaletteOption({ id, option, isSelected, onSelect, onChoose }: PaletteOptionProps) {
  const { icon, title, lang, note, end } = option
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the selected option
    <div
      id={id}
      role="option"
      aria-selected={isSelected}
      className={classes.option}
      onMouseMove={() => !isSelected && onSelect()}
      // A press would move the focus out of the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {icon}
      <span className={classes.words}>
        <span lang={lang}>{title}</span>
        {note && <small>{note}</small>}
      </span>
      {end}
    </div>
  )
}

function useGroups(typed: string): OptionGroup[] {
  const { t } = useTranslation(['shell', 'global-search', 'frame'])
  const grouping = useGrouping()
  const { q, found, isOn } = useFound(typed, { limit: GROUP_ROWS }, useLoggedIn())
  // Results of an earlier text would change under the hand.
  const results = useFoundGroups(isOn && typed.trim() === q ? found.data : undefined, q)
  const screens = findScreens(typed, listed)
  const ofScreens: OptionGroup = {
    label: t('palette.screens'),
    options: (results.length > 0 ? screens.slice(0, MAX_SCREENS) : screens).map((screen) => ({
      id: screen.path,
      href: screen.path,
      icon: <ScreenIcon screen={screen} />,
      title: t(`title.${screen.title}`),
      end: !isReady(screen) && <span className={classes.planned}>{t('nav.planned')}</span>,
    })),
  }
  const ofResults = results.map(({ name, total, isSample, rows }) => ({
    label: `${t(`global-search:group.${name}`)} ${formatCount(total, grouping)}`,
    tag: isSample && <Tag tone="sample">{t('frame:sample')}</Tag>,
    options: rows.map(({ id, place, picture: _picture, isSample: isSampleRow, ...row }) => ({
      ...row,
      id: `${name} ${id}`,
      end: (
        <>
          {isSampleRow && !isSample && <Tag tone="sample">{t('frame:sample')}</Tag>}
          <Tag tone="plain">{place}</Tag>
        </>
      ),
    })),
  }))
  const all: OptionGroup = {
    label: t('palette.more'),
    options: [
      { id: 'all', href: globalSearchPath(q), icon: <SearchIcon size={18} />, title: t('palette.all', { words: q }) },
    ],
  }
  return [...(ofScreens.options.length > 0 ? [ofScreens] : []), ...ofResults, ...(results.length > 0 ? [all] : [])]
}

function ScreenIcon({ screen: { menu } }: { screen: PageScreen }) {
  const Icon = menu ? menuIcons[menu] : PersonIcon
  return <Icon size={18} />
}
