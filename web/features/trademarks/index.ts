import type { Screen } from '#web/kit/screen.ts'
import { upcoming } from '#web/kit/screens/upcoming.ts'

export const screens: Screen[] = [
  upcoming('trademark', {
    path: '/trademark',
    menu: 'rights',
    module: 'ai_pantent',
    parent: 'risk',
    props: 'query',
    example: '/trademark?trademark=Lumora',
    sketch: 'table',
    already: 'product',
  }),
]
