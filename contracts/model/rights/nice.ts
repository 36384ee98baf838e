/** The 45 Nice classes of trademarks: 1–34 goods, 35–45 services. Short titles, as agents use them. */
import type { Language } from '../language.ts'
import { classTitles } from './class-titles.ts'

const CLASSES = classTitles(`
Chemicals | 化学品
Paints | 颜料油漆
Cosmetics and cleaning | 日化用品
Fuels and oils | 燃料油脂
Pharmaceuticals | 医药
Metal goods | 金属材料
Machinery | 机械设备
Hand tools | 手工器械
Electronics and software | 电子与科学仪器
Medical devices | 医疗器械
Lighting, heating, cooling | 灯具空调
Vehicles | 运输工具
Firearms and fireworks | 军火烟火
Jewelry and watches | 珠宝钟表
Musical instruments | 乐器
Paper and stationery | 办公用品
Rubber and plastics | 橡胶制品
Leather and bags | 皮革皮具
Non-metal building materials | 建筑材料
Furniture | 家具
Kitchen and household | 厨房洁具
Ropes, tents, sacks | 绳网袋篷
Yarns | 纱线丝
Textiles and bed linen | 布料床单
Clothing and footwear | 服装鞋帽
Lace, buttons, hair goods | 花边配饰
Carpets | 地毯席垫
Toys and sports | 玩具与健身器材
Meat, dairy, preserved food | 食品
Coffee, tea, bakery | 方便食品
Fresh produce and pet food | 饲料种籽
Beer and soft drinks | 啤酒饮料
Alcohol | 酒
Tobacco | 烟草烟具
Advertising and retail | 广告销售
Finance | 金融物管
Construction and repair | 建筑修理
Telecommunications | 通讯服务
Transport and travel | 运输贮藏
Material treatment | 材料加工
Education and entertainment | 教育娱乐
Science and IT | 网站服务
Food and lodging | 餐饮住宿
Medical and beauty | 医疗园艺
Legal and security | 社会服务
`)

export const NICE_CLASSES: readonly number[] = CLASSES.map((_, at) => at + 1)

/** Undefined if there is no such class. */
export const niceTitle = (no: number, language: Language): string | undefined => CLASSES[no - 1]?.[language]
