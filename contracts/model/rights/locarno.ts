/**
 * The 32 Locarno classes of designs. English titles: WIPO, 11th edition, without exceptions; Chinese titles: as sellers and
 * agents write them.
 */
import type { Language } from '../language.ts'
import { classTitles } from './class-titles.ts'

const CLASSES = classTitles(`
Foodstuffs | 食品
Articles of clothing and haberdashery | 服装和服饰用品
Travel goods, cases, parasols and personal belongings | 旅行用品、箱包、阳伞和个人用品
Brushware | 刷类
Textile piecegoods and sheet material | 纺织品、人造或天然材料片材
Furnishing | 家具和家居用品
Household goods | 家用物品
Tools and hardware | 工具和五金
Packages and containers | 包装和容器
Clocks, watches and measuring instruments | 钟表、计量、检测和信号仪器
Articles of adornment | 装饰品
Means of transport or hoisting | 运输或提升工具
Equipment for electricity | 发电、配电和变电设备
Recording, telecommunication and data processing | 录音、电信或数据处理设备
Machines not included elsewhere | 其他类未列入的机械
Photographic, cinematographic and optical apparatus | 照相、电影和光学仪器
Musical instruments | 乐器
Printing and office machinery | 印刷和办公机械
Stationery, office, artists’ and teaching materials | 文具、办公、美术和教学用品
Sales and advertising equipment, signs | 销售、广告设备和标志
Games, toys, tents and sports goods | 游戏、玩具、帐篷和体育用品
Arms, pyrotechnics, hunting, fishing and pest killing | 武器、烟火、狩猎、捕鱼和杀虫用品
Sanitary, heating, ventilation and air-conditioning | 流体分配、卫生、供暖、通风和空调设备
Medical and laboratory equipment | 医疗和实验室设备
Building units and construction elements | 建筑构件和施工元件
Lighting apparatus | 照明设备
Tobacco and smokers’ supplies | 烟草和吸烟用具
Pharmaceutical and cosmetic products, toilet articles | 药品、化妆品和梳妆用品
Devices against fire and accidents, for rescue | 防火、防事故和救援装置
Articles for the care and handling of animals | 动物护理用品
Machines and appliances for food or drink | 食品或饮料制备机械
Graphic symbols, surface patterns and ornamentation | 图形符号、标识、表面图案和纹饰
`)

/** `01` to `32`, as in patent records. */
export const LOCARNO_CLASSES: readonly string[] = CLASSES.map((_, at) => String(at + 1).padStart(2, '0'))

/** The title of a class, also from a subclass (`06`, `06-01`). Undefined if there is no such class. */
export const locarnoTitle = (loc: string, language: Language): string | undefined =>
  CLASSES[Number.parseInt(loc, 10) - 1]?.[language]
