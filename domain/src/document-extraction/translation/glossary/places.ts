/** Countries, provinces, cities and ports that trade papers name, English and Chinese. */
// biome-ignore format: a table reads best in rows
export const PLACES = {
  'China': '中国|中华人民共和国', 'Australia': '澳大利亚|澳洲', 'New Zealand': '新西兰', 'United States': '美国|美利坚合众国', 'Canada': '加拿大', 'United Kingdom': '英国', 'Germany': '德国', 'France': '法国', 'Italy': '意大利',
  'Spain': '西班牙', 'Netherlands': '荷兰', 'Belgium': '比利时', 'Poland': '波兰', 'Denmark': '丹麦', 'Sweden': '瑞典', 'Norway': '挪威', 'Finland': '芬兰', 'Switzerland': '瑞士', 'Austria': '奥地利', 'Portugal': '葡萄牙', 'Greece': '希腊',
  'Ireland': '爱尔兰', 'Czechia': '捷克', 'Hungary': '匈牙利', 'Russia': '俄罗斯|俄罗斯联邦', 'Ukraine': '乌克兰', 'Turkey': '土耳其', 'Japan': '日本', 'South Korea': '韩国', 'Vietnam': '越南', 'Thailand': '泰国', 'Malaysia': '马来西亚', 'Singapore': '新加坡',
  'Indonesia': '印度尼西亚|印尼', 'Philippines': '菲律宾', 'India': '印度', 'Pakistan': '巴基斯坦', 'Bangladesh': '孟加拉国|孟加拉', 'Sri Lanka': '斯里兰卡', 'Cambodia': '柬埔寨', 'Myanmar': '缅甸', 'Laos': '老挝', 'Mexico': '墨西哥', 'Brazil': '巴西',
  'Argentina': '阿根廷', 'Chile': '智利', 'Peru': '秘鲁', 'Colombia': '哥伦比亚', 'South Africa': '南非', 'Egypt': '埃及', 'Nigeria': '尼日利亚', 'Kenya': '肯尼亚', 'Saudi Arabia': '沙特阿拉伯|沙特', 'United Arab Emirates': '阿联酋|阿拉伯联合酋长国', 'Israel': '以色列',
  'Fiji': '斐济', 'Papua New Guinea': '巴布亚新几内亚', 'Hong Kong': '香港|中国香港', 'Macau': '澳门|中国澳门', 'Taiwan': '台湾|中国台湾',
  'Guangdong': '广东|广东省', 'Zhejiang': '浙江|浙江省', 'Jiangsu': '江苏|江苏省', 'Shandong': '山东|山东省', 'Fujian': '福建|福建省', 'Hebei': '河北|河北省', 'Henan': '河南|河南省', 'Hubei': '湖北|湖北省', 'Hunan': '湖南|湖南省', 'Anhui': '安徽|安徽省',
  'Jiangxi': '江西|江西省', 'Sichuan': '四川|四川省', 'Shanxi': '山西|山西省', 'Shaanxi': '陕西|陕西省', 'Liaoning': '辽宁|辽宁省', 'Jilin Province': '吉林省', 'Heilongjiang': '黑龙江|黑龙江省', 'Yunnan': '云南|云南省', 'Guizhou': '贵州|贵州省', 'Gansu': '甘肃|甘肃省',
  'Hainan': '海南|海南省', 'Guangxi': '广西|广西壮族自治区', 'Xinjiang': '新疆|新疆维吾尔自治区', 'Inner Mongolia': '内蒙古|内蒙古自治区', 'Ningxia': '宁夏',
  'Beijing': '北京|北京市', 'Shanghai': '上海|上海市', 'Tianjin': '天津|天津市', 'Chongqing': '重庆|重庆市', 'Shenzhen': '深圳|深圳市', 'Guangzhou': '广州|广州市', 'Dongguan': '东莞|东莞市', 'Foshan': '佛山|佛山市', 'Zhongshan': '中山|中山市', 'Zhuhai': '珠海|珠海市',
  'Huizhou': '惠州|惠州市', 'Jiangmen': '江门|江门市', 'Shantou': '汕头|汕头市', 'Zhanjiang': '湛江|湛江市', 'Ningbo': '宁波|宁波市', 'Hangzhou': '杭州|杭州市', 'Wenzhou': '温州|温州市', 'Yiwu': '义乌|义乌市', 'Jinhua': '金华|金华市', 'Taizhou': '台州|台州市', 'Shaoxing': '绍兴|绍兴市',
  'Jiaxing': '嘉兴|嘉兴市', 'Huzhou': '湖州|湖州市', 'Zhoushan': '舟山|舟山市', 'Suzhou': '苏州|苏州市', 'Nanjing': '南京|南京市', 'Wuxi': '无锡|无锡市', 'Changzhou': '常州|常州市', 'Nantong': '南通|南通市', 'Yangzhou': '扬州|扬州市', 'Kunshan': '昆山|昆山市', 'Lianyungang': '连云港|连云港市',
  'Qingdao': '青岛|青岛市', 'Jinan': '济南|济南市', 'Yantai': '烟台|烟台市', 'Weifang': '潍坊|潍坊市', 'Linyi': '临沂|临沂市', 'Rizhao': '日照|日照市', 'Xiamen': '厦门|厦门市', 'Fuzhou': '福州|福州市', 'Quanzhou': '泉州|泉州市', 'Zhangzhou': '漳州|漳州市', 'Dalian': '大连|大连市', 'Shenyang': '沈阳|沈阳市',
  'Wuhan': '武汉|武汉市', 'Changsha': '长沙|长沙市', 'Zhengzhou': '郑州|郑州市', 'Hefei': '合肥|合肥市', 'Nanchang': '南昌|南昌市', 'Chengdu': '成都|成都市', 'Xi’an': '西安|西安市', 'Kunming': '昆明|昆明市', 'Nanning': '南宁|南宁市', 'Shijiazhuang': '石家庄|石家庄市', 'Tangshan': '唐山|唐山市',
  'Yantian': '盐田|盐田区', 'Shekou': '蛇口', 'Chiwan': '赤湾', 'Nansha': '南沙|南沙区', 'Huangpu': '黄埔|黄埔区', 'Yangshan': '洋山', 'Waigaoqiao': '外高桥', 'Beilun': '北仑|北仑区', 'Pudong': '浦东|浦东新区', 'Bao’an': '宝安|宝安区', 'Longgang': '龙岗|龙岗区', 'Xingang': '新港',
  'Sydney': '悉尼', 'Melbourne': '墨尔本', 'Brisbane': '布里斯班', 'Fremantle': '弗里曼特尔|费里曼特尔', 'Adelaide': '阿德莱德', 'Perth': '珀斯', 'Auckland': '奥克兰', 'Lyttelton': '利特尔顿', 'Tauranga': '陶朗加', 'Los Angeles': '洛杉矶', 'Long Beach': '长滩', 'New York': '纽约',
  'Hamburg': '汉堡', 'Rotterdam': '鹿特丹', 'Antwerp': '安特卫普', 'Felixstowe': '费利克斯托|弗利克斯托', 'London': '伦敦', 'Tokyo': '东京', 'Osaka': '大阪', 'Busan': '釜山', 'Port Klang': '巴生港', 'Bangkok': '曼谷', 'Ho Chi Minh City': '胡志明市', 'Dubai': '迪拜',
} as const;
