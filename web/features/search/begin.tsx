import { Button } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './global-search.module.css'
import { GROUP_NAMES } from './public/found-groups.ts'

const EXAMPLES = ['travel mug', '旅行杯', 'desk lamp', 'backpack'] as const

/** Before the first search: what it looks through, and words to try. */
export function Begin({ onChoose }: { onChoose: (words: string) => void }) {
  const { t } = useTranslation('search')
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
      <p className={classes.total}>{t('begin.palette')}</p>
    </section>
  )
}
