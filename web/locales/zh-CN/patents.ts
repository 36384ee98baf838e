/** 侵权风险与外观专利检索。 */
export const texts = {
  price: '每次检索消耗 {{price}} 算力；一天内重复同样的检索不再收费。',
  risk: {
    title: '侵权风险 AI 分析',
    subtitle: '上架之前，用一张商品图或一个品牌名，查清外观专利与商标的侵权风险。',
    tabs: '检索方式',
    tab: { patent: '专利检索', trademark: '商标检索', latest: '最新专利' },
    titleHint: '输入一个关键词，例如：台灯',
    searchNow: '立即检索',
    brand: '品牌名',
    brandHint: '输入品牌名，例如：Lumora',
    searchTrademark: '检索商标',
    latestText: '每周新授权的外观专利，按洛迦诺分类浏览，看看竞争对手刚刚拿到了什么。',
    seeLatest: '查看最新专利',
    points: {
      patent: {
        first: '照片与线条图都能比对，不受颜色、背景、角度与大小影响',
        second: '每件专利给出相似度、风险等级、法律状态与到期日',
        third: '标出有过 TRO 维权的专利与权利人',
      },
      trademark: {
        first: '完全相同、形近、音近、前缀与包含的在先商标',
        second: '尼斯分类、法律状态与权利人',
        third: '粘贴整段 Listing 文案，一次检查所有词',
      },
      latest: {
        first: '按周与洛迦诺分类统计，标出上次访问后的新增',
        second: '按关键词与专利局筛选',
        third: '保存的检索遇到相似的新专利时提醒',
      },
    },
  },
  field: {
    title: '专利名称关键词',
  },
}
