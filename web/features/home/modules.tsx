import { Link } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { ArrowIcon } from '#web/kit/parts/icons.tsx'
import classes from './modules.module.css'

/** The modules by the question that each answers, with the addresses of SPEC section 2. */
const MODULES = [
  { key: 'hotMarket', path: '/products/hot-market' },
  { key: 'hotProduct', path: '/products/hot-product' },
  { key: 'asin', path: '/products/asin_fx/index' },
  { key: 'market', path: '/products/sc_fx/index' },
  { key: 'keyword', path: '/products/keyword-miner' },
  { key: 'risk', path: '/products/ai_pantent/index' },
  { key: 'listing', path: '/ai/listing/edit' },
  { key: 'plugin', path: '/products/about' },
] as const

/** What a seller asks, and where the answer is. */
export function Modules() {
  const { t } = useTranslation('home')
  return (
    <section className={classes.modules} aria-labelledby="modules">
      <h2 id="modules">{t('modules.title')}</h2>
      <ul>
        {MODULES.map(({ key, path }) => (
          <li key={key}>
            <Link href={path}>
              <strong>{t(`modules.${key}.name`)}</strong>
              <span>{t(`modules.${key}.question`)}</span>
              <ArrowIcon size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
