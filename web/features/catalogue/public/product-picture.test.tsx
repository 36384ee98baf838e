import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProductPicture } from './product-picture.tsx'

const render = (src: string | null, name?: string) =>
  renderToStaticMarkup(<ProductPicture src={src} alt="Mug" {...(name !== undefined && { name })} />)

test('loads the picture of a vendor lazily and without a referrer', () => {
  const html = render('https://m.media-amazon.com/images/I/a.jpg')
  expect(html).toContain('referrerPolicy="no-referrer"')
  expect(html).toContain('loading="lazy"')
})

test.each(['http://m.media-amazon.com/a.jpg', '//m.media-amazon.com/a.jpg', 'javascript:alert(1)', 'data:text/html,a'])(
  'requests nothing from %s and shows the initial of the brand',
  (address) => {
    const html = render(address, 'qvist')
    expect(html).not.toContain('<img')
    expect(html).toContain('aria-label="Mug"')
    expect(html).toContain('>Q<')
  },
)

test('shows a picture from our server, and a box if there is neither a picture nor a name', () => {
  expect(render('/images/product/US/B0SAMPLE01.webp', 'qvist')).toContain('<img')
  expect(render(null)).toContain('<svg')
  expect(render(null)).not.toContain('<text')
})
