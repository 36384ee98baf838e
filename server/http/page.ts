/** The page in the theme its reader chose (cookie `theme`, web/kit/color-scheme.ts): right before the first script runs. */

/**
 * Builds the variants once; answers with the one for the cookies of a request. In dev mode the page is marked as such,
 * and the web offers its screens for developers.
 */
export function pageFor(html: string, dev: boolean): (cookies: string | undefined) => string {
  const marked = dev ? withAttribute(html, 'data-mode="dev"') : html
  const themed: Readonly<Record<string, string>> = {
    light: withAttribute(marked, 'data-mantine-color-scheme="light"'),
    dark: withAttribute(marked, 'data-mantine-color-scheme="dark"'),
  }
  return (cookies = '') => themed[/(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies)?.[1] ?? ''] ?? marked
}

const withAttribute = (html: string, attribute: string) => html.replace(/<html\b/, `$& ${attribute}`)
