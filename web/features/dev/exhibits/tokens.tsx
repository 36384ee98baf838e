/** The design tokens. tokens.css defines their values; DESIGN.md says when to use each of them. */
import { useTranslation } from '#web/kit/i18n.ts'
import classes from '../gallery.module.css'

const COLOURS = [
  'page',
  'surface',
  'sunk',
  'hover',
  'line',
  'line-strong',
  'line-control',
  'ink',
  'muted',
  'faint',
  'accent',
  'accent-tint',
  'on-accent',
  'good',
  'good-tint',
  'warn',
  'warn-tint',
  'bad',
  'bad-tint',
  'info',
  'info-tint',
  'sample',
  'sample-tint',
  'calculated',
  'paper',
  'bar',
  'night',
  'night-accent',
]
const TYPES = ['caption', 'note', 'text', 'lead', 'heading', 'title', 'page', 'hero']
const SPACES = [2, 4, 6, 8, 12, 16, 20, 24, 32, 40, 48, 64]
const CORNERS = ['small', 'control', 'card', 'panel', 'full']
const SHADOWS = ['raised', 'floating', 'deep']

export function Colours() {
  const { t } = useTranslation('frame')
  return (
    <div className={classes.themes}>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} className={classes.theme} data-theme={theme}>
          <h4>{t(`theme.${theme}`)}</h4>
          <ul className={classes.swatches}>
            {COLOURS.map((name) => (
              <li key={name}>
                <div className={classes.swatch} style={{ background: `var(--${name})` }} />
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

export function Types() {
  const { t } = useTranslation('gallery')
  return (
    <ul className={classes.scale}>
      {TYPES.map((name) => (
        <li key={name}>
          <code>{`--type-${name}`}</code>
          <span style={{ fontSize: `var(--type-${name})` }}>{t('specimen')}</span>
        </li>
      ))}
    </ul>
  )
}

export function Spaces() {
  return (
    <ul className={classes.scale}>
      {SPACES.map((size) => (
        <li key={size}>
          <code>{`--space-${size}`}</code>
          <div className={classes.measure} style={{ width: `var(--space-${size})` }} />
        </li>
      ))}
    </ul>
  )
}

export function Corners() {
  return (
    <ul className={classes.swatches}>
      {CORNERS.map((name) => (
        <li key={name}>
          <div className={classes.corner} style={{ borderRadius: `var(--radius-${name})` }} />
          <code>{`--radius-${name}`}</code>
        </li>
      ))}
      {SHADOWS.map((name) => (
        <li key={name}>
          <div className={classes.corner} style={{ boxShadow: `var(--shadow-${name})` }} />
          <code>{`--shadow-${name}`}</code>
        </li>
      ))}
    </ul>
  )
}
