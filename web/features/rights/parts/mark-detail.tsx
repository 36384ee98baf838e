import type { trademarks } from '#contracts/api/rights/trademarks.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { niceTitle } from '#contracts/model/rights/nice.ts'
import { officeName } from '#contracts/model/rights/offices.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { Fact, Facts, partiesOf } from './facts.tsx'
import { LegalNote } from './legal-note.tsx'
import classes from './mark-detail.module.css'
import { MarkStatus } from './mark-status.tsx'

type Mark = Output<typeof trademarks.detail>

export function MarkDetail({ mark }: { mark: Mark }) {
  const { t } = useTranslation(['trademarks', 'rights', 'frame'])
  const language = useLanguage()
  return (
    <article className={classes.detail}>
      <header className={classes.head}>
        <h2>{mark.words || t('noWords')}</h2>
        <p>
          {mark.enforcer && <Tag tone="warn">{t('rights:enforcer')}</Tag>}
          {mark.sample && <Tag tone="sample">{t('frame:sample')}</Tag>}
        </p>
      </header>
      <Facts label={t('detail.facts')}>
        <Fact name={t('column.status')} {...(mark.statusOn && { note: t('detail.statusOn', { day: mark.statusOn }) })}>
          <MarkStatus office={mark.office} statusCode={mark.statusCode} live={mark.live} />
        </Fact>
        <Fact name={t('rights:office')}>{officeName(mark.office, language)}</Fact>
        <Fact name={t('detail.serialNumber')}>{mark.serialNumber}</Fact>
        <Fact name={t('detail.registrationNumber')}>{mark.registrationNumber ?? t('detail.notRegistered')}</Fact>
        <Fact name={t('detail.drawing')}>{mark.drawing && t(`drawing.${mark.drawing}`)}</Fact>
        <Fact name={t('detail.filedOn')}>{mark.filedOn}</Fact>
        <Fact name={t('detail.registeredOn')}>{mark.registeredOn}</Fact>
        <Fact name={t('column.owner')}>{partiesOf(mark.owners)}</Fact>
        <Fact name={t('detail.attorney')}>{mark.attorney}</Fact>
      </Facts>
      <section className={classes.goods} aria-labelledby="goods">
        <h3 id="goods">{t('detail.goods')}</h3>
        <dl>
          {goodsOf(mark).map(({ no, texts }) => (
            <div key={no}>
              <dt>
                {no} {niceTitle(no, language)}
              </dt>
              <dd>{texts.join('; ') || t('rights:unknown')}</dd>
            </div>
          ))}
        </dl>
      </section>
      <LegalNote sample={mark.sample} />
    </article>
  )
}

/** Groups the goods by Nice class; a class without known goods has no texts. */
const goodsOf = ({ classes: numbers, goods }: Mark) =>
  [...new Set([...numbers, ...goods.map((one) => one.class)])].map((no) => ({
    no,
    texts: goods.filter((one) => one.class === no).map(({ text }) => text),
  }))
