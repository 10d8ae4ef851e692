/** English and Chinese of transport: parties, ways, places of a journey, containers. */
// biome-ignore format: a table reads best in rows
export const TRANSPORT_TERMS = {
  'shipper': '发货人|托运人', 'consignee': '收货人', 'notify party': '通知人|通知方|被通知人', 'carrier': '承运人', 'forwarder': '货代|货运代理', 'agent': '代理|代理人', 'shipping company': '船公司', 'airline': '航空公司',
  'buyer': '买方|买家', 'seller': '卖方|卖家', 'customer': '客户', 'supplier': '供应商', 'manufacturer': '制造商|生产商|生产厂家|厂家', 'exporter': '出口商', 'importer': '进口商', 'sender': '发件人|寄件人', 'recipient': '收件人',
  'contact': '联系人', 'telephone': '电话', 'fax': '传真', 'address': '地址', 'e-mail': '邮箱|电子邮件', 'postcode': '邮编', 'tax number': '税号', 'bank': '银行', 'account': '账号|账户',
  'sea transport': '水路运输|海运', 'air transport': '航空运输|空运', 'rail transport': '铁路运输|铁运', 'road transport': '公路运输|陆运|汽运', 'express': '快递', 'post': '邮件运输|邮政', 'multimodal transport': '多式联运',
  'by sea': '海路', 'full container load': '整箱', 'less than container load': '拼箱', 'bulk': '散货|散装', 'break bulk': '件杂货', 'nude cargo': '裸装',
  'vessel': '船名|船舶', 'voyage': '航次', 'flight': '航班', 'port of loading': '装货港|装运港|起运港', 'port of discharge': '卸货港|目的港', 'place of delivery': '交货地|交货地点', 'place of receipt': '收货地|收货地点',
  'destination': '目的地', 'departure': '出发地|始发地', 'transit': '转运|中转', 'freight': '运费', 'insurance': '保险费|保险|保费', 'miscellaneous charges': '杂费', 'freight prepaid': '运费预付', 'freight collect': '运费到付',
  'container': '集装箱|货柜', 'container number': '集装箱号|柜号|箱号', 'seal': '铅封|封条', 'seal number': '铅封号|封号', 'high cube container': '高柜', 'reefer container': '冷藏箱|冷柜', 'open top container': '开顶箱', 'flat rack': '框架箱', 'tank container': '罐式集装箱|罐箱',
  'shipping marks': '唛头|标记唛码', 'no marks': '无唛头', 'shipped on board': '已装船', 'booking': '订舱', 'warehouse': '仓库', 'terminal': '码头', 'port': '港口', 'airport': '机场|国际机场', 'railway station': '火车站',
  'estimated departure': '预计离港', 'estimated arrival': '预计到港', 'date': '日期', 'year': '年', 'month': '月', 'day': '日', 'telex release': '电放', 'sea waybill': '海运单',
} as const;
