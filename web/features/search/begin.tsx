import { Button } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import { PALETTE_KEYS } from '#web/kit/palette-keys.ts'
import { EXAMPLES } from './examples.texts.ts'
import classes from './global-search.module.css'
import { GROUP_NAMES } from './public/found-groups.ts'

/** Before the first search: what it looks through, and words to try. */
export function Begin({ onChoose }: { onChoose: (words: string) => void }) {
  const { t } = useTranslation('global-search')
  return (
    <section className={classes.begin} aria-label={t('begin.title')}>
      <h2>{t('begin.title')}</h2>
      <dl>
        {GROUP_NAMES.map((name) => (
          <div key={name}>
            <dt>{t(`group.${name}`)}</dt>
            <dd>{t(`begin.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('begin.try')}</p>
      <div className={classes.examples}>
        {EXAMPLES.map((words) => (
          <Button key={words} variant="default" size="sm" onClick={() => onChoose(words)}>
            {words}
          </Button>
        ))}
      </div>
      <p className={classes.total}>{t('begin.palette', { keys: PALETTE_KEYS })}</p>
    </section>
  )
}
