import type { MoreLabels } from '../more-labels.js';

/** How fumigators and other treatment providers word their records, in English and beside it in the languages of their countries. */
export const TREATMENT_RECORDS = {
  fumigant:
    '{name of,} fumigant {(a.i.),a i,used (trade),used trade,trade name,and formulation}|chemical (fumigant)|{chemical,pesticide,gas} {name and formulation,formulation,fumigant}|{fumigated,treated,disinfested} {with,using,by means of}|thuốc khử trùng|thuốc khử trùng / fumigant|{nama,jenis} fumigan|produto fumigante|gas:',
  dosage:
    '{at,at a,at the} {dosage,dose,rate,concentration} {of,rate of}|dosage (fumigant)|dose {rate applied,applied,per m3}|liều lượng|liều lượng / dosage|dosis fumigan|dosagem',
  exposure:
    'exp {period,time,hrs}|time of exposure {,to gas,to the gas,to fumigant}|{for,for an,for a} {exposure,exposure period,period,exposure time} of|thời gian ủ thuốc|thời gian ủ thuốc / exposure time|waktu papar|tempo de exposição|exposed to gas for',
  temperature:
    '{min,minimum,average,mean} {ambient,air} {humidity/temp,humidity temp,temp,temperature,humidity temperature}|temperature of {air,the air,ambient air,enclosure,the enclosure}|at {a,an,} {average,} {ambient,} temperature of {,not less than,at least}|nhiệt độ|nhiệt độ / temperature|suhu|average ambient {humidity/temp,humidity temp}',
  completion_date:
    'date {treatment ended,of fumigation end,of fumigation (end),fumigation ended,gas freed,gas released,of gas release,of degassing}|dt of {fumigation,treatment,completion}|{gas,gas free,gas was} {freed,freed on,free on,released on}|{and,} completed on|ngày khử trùng xong|ngày khử trùng|ngày khử trùng xong / date of completion|tanggal fumigasi|fumigation ended {on,}|treatment {ended,finished} {on,}',
  fumigation_target:
    '{fumigation,treatment} {was,} performed on|performed on|{object,subject} of {the,} {treatment,fumigation}|treatment was of|đối tượng khử trùng|đối tượng khử trùng / object of fumigation|objek fumigasi',
  shipper:
    '{on,at} {the,} request of {the,} {shipper,exporter,client}|người gửi hàng|tên và địa chỉ người gửi / name and address of consignor',
  consignee: 'to be delivered to|destined for|tên và địa chỉ người nhận / name and address of consignee',
  port_of_loading: '{treated,fumigated} at:|at the port of|loading port {and,&} country',
  port_of_discharge: 'bound for|{to be,} shipped to {port,port of}|declared port of entry|name of the port of entry',
  goods_description:
    '{commodities,goods,cargo,articles,products} {treated,fumigated,under treatment}|tên hàng hóa / name of commodity|{name,kind} of {commodity,articles treated,goods fumigated}',
} satisfies MoreLabels;
