import { type KeyboardEvent, useRef, useState } from 'react'
import type { Belt } from '#contracts/api/sourcing-rows.ts'
import type { Province } from '#contracts/model/sourcing/provinces.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Choice } from '#web/kit/parts/choice.tsx'
import { useReader } from '../use-reader.ts'
import classes from './belts.module.css'
import { figuresOf } from './belts-by-province.ts'
import { nextTile, TILES } from './tile-grid.ts'
import { useOutput } from './use-output.ts'

const SHADES = ['belts', 'output'] as const
type Shade = (typeof SHADES)[number]
/** Steps of the shading. */
const LEVELS = 4

interface ProvinceMapProps {
  belts: readonly Belt[]
  selected: Province | undefined
  onSelect: (province: Province | undefined) => void
}

/** Provinces as tiles. A tile with belts is a button that limits the list to them; arrow keys move between them. */
export function ProvinceMap({ belts, selected, onSelect }: ProvinceMapProps) {
  const { t } = useTranslation('belts')
  const { language } = useReader()
  const outputText = useOutput()
  const [shade, setShade] = useState<Shade>('belts')
  const [focused, setFocused] = useState<Province>()
  const grid = useRef<HTMLDivElement>(null)
  const figures = new Map(TILES.map(({ province }) => [province, figuresOf(belts, province)]))
  const most = Math.max(...[...figures.values()].map((each) => each[shade]), 1)
  const open = TILES.filter(({ province }) => (figures.get(province)?.belts ?? 0) > 0 || province === selected)
  // One tile is a tab stop: the selected one, or the one that had the focus last.
  const stop = [focused, selected].find((province) => open.some((tile) => tile.province === province))
  const tabStop = stop ?? open[0]?.province

  function onKeyDown(event: KeyboardEvent) {
    const from = TILES.find(({ province }) => province === tabStop)
    const next = from && nextTile(from, event.key, open)
    if (!next) return
    event.preventDefault()
    setFocused(next.province)
    grid.current?.querySelector<HTMLElement>(`[data-province="${next.province}"]`)?.focus()
  }

  return (
    <div className={classes.map}>
      <Choice
        label={t('map.shade')}
        labelled
        options={SHADES.map((value) => ({ value, label: t(`map.${value}`) }))}
        value={shade}
        onChange={setShade}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid of tiles in every browser */}
      <div ref={grid} className={classes.tiles} role="group" aria-label={t('map.label')} onKeyDown={onKeyDown}>
        {TILES.map(({ province, row, column }) => {
          const { belts: count, output } = figures.get(province) ?? { belts: 0, output: 0 }
          const value = shade === 'belts' ? count : output
          const name = t(`province.${province}`)
          const about =
            count === 0
              ? t('map.tileEmpty', { name })
              : output === 0
                ? t('map.tileElsewhere', { name, belts: count })
                : t('map.tile', { name, belts: count, output: outputText(output) })
          return (
            <button
              key={province}
              type="button"
              className={classes.tile}
              style={{ gridRow: row, gridColumn: column }}
              data-province={province}
              data-level={value === 0 ? 0 : Math.ceil((value / most) * LEVELS)}
              disabled={!open.some((tile) => tile.province === province)}
              tabIndex={province === tabStop ? 0 : -1}
              aria-pressed={province === selected}
              aria-label={about}
              title={about}
              onFocus={() => setFocused(province)}
              onClick={() => onSelect(province === selected ? undefined : province)}
            >
              <span>{language === 'zh-CN' ? name : province}</span>
              {count > 0 && <small>{count}</small>}
            </button>
          )
        })}
      </div>
      <p className={classes.note}>{t('map.note')}</p>
    </div>
  )
}
