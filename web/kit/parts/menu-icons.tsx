/** Icons of the menu and the bar: a file of their own, because they load with the frame. */
import type { MenuEntry, MenuGroup } from '#web/kit/menu.ts'
import { type IconProps, icon } from './icons.tsx'

export const menuIcons: Record<MenuEntry | MenuGroup, (props: IconProps) => React.JSX.Element> = {
  dashboard: icon(<path d="M4 4.5h7v7H4Zm9.5 0H20V9h-6.5ZM13.5 12H20v7.5h-6.5ZM4 14.5h7v5H4Z" />),
  hotMarket: icon(<path d="M3.5 17.5 9 11l4 3.5 7-8.5M15.5 6H20v4.5M3.5 20.5h17" />),
  hotProduct: icon(
    <path d="M12 3c.6 3.6 5.5 5.6 5.5 10.6A5.5 5.5 0 0 1 6.5 14c0-2.2 1-3.6 2.2-4.8.3 1.6 1 2.4 1.8 2.8C10.2 8.800 10.600 5.400 12 3Z" />,
  ),
  risk: icon(<path d="M12 3.5 5 6v5.500c0 4.400 2.900 7.600 7 9 4.100-1.400 7-4.600 7-9V6Zm0 4.700v4.300m0 3v.1" />),
  asin: icon(
    <path d="M4 7V4.500h3M17 4.500h3V7M4 17v2.500h3M17 19.500h3V17M8 8.500v7M11 8.500v7M13.500 8.500v7M16.500 8.500v7" />,
  ),
  market: icon(
    <path d="M12 3.500V12h8.500A8.500 8.500 0 1 1 12 3.500ZM15.500 4.200a8.500 8.500 0 0 1 4.300 4.300h-4.300Z" />,
  ),
  keywordMiner: icon(
    <path d="M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13ZM15.200 15.200 20 20M8 12.700l2.500-5 2.500 5m-4.200-1.500h3.400" />,
  ),
  about: icon(<path d="M3.500 5h12v8.500h-12ZM7 17h5M9.500 13.500V17M16 9.500h4.500V19H16Z" />),
  select: icon(<path d="M4 5h16l-6.200 7.500V19l-3.600-2v-4.500Z" />),
  search: icon(<path d="M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13ZM15.200 15.200 20 20" />),
  keyword: icon(
    <path d="M8 14a4 4 0 1 1 3.600-5.800L20 8.200l.8 2-2 1.800-1.600-1.300-1.700 1.300-1.600-1.200-1.900 1.100A4 4 0 0 1 8 14Zm-.8-4.500v1" />,
  ),
  ai: icon(
    <path d="M11 4l1.800 5.200L18 11l-5.200 1.800L11 18l-1.800-5.200L4 11l5.200-1.800ZM18.500 15.500l.8 2.200 2.200.8-2.200.8-.8 2.200-.8-2.200-2.200-.8 2.200-.8Z" />,
  ),
  picture: icon(<path d="M4 5h16v14H4Zm0 11 4.500-4.500L12 15l3-3 5 4.500M15.500 8.300v.1" />),
  rights: icon(
    <path d="M12 3.500v17M7.500 20.500h9M5 6.500h14M5 6.500 2.500 13a2.700 2.700 0 0 0 5 0ZM19 6.500 16.500 13a2.700 2.700 0 0 0 5 0Z" />,
  ),
  help: icon(
    <path d="M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17Zm-2.600 6.300a2.600 2.600 0 1 1 3.900 2.300c-.9.500-1.300 1-1.300 1.900m0 2.600v.1" />,
  ),
}

export const MenuIcon = icon(<path d="M4 6.500h16M4 12h16M4 17.500h16" />)
export const HomeIcon = icon(<path d="M4 11 12 4l8 7v9h-5.500v-5.500h-5V20H4Z" />)
export const PersonIcon = icon(
  <path d="M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.500 20.500c.6-3.700 3.600-5.500 7.500-5.500s6.900 1.800 7.500 5.500" />,
)
export const SearchIcon = menuIcons.search
