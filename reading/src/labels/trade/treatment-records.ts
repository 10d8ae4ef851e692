import type { MoreLabels } from '../more-labels.js';

/** How fumigators and other treatment providers word their records, in English and beside it in the languages of their countries. */
export const TREATMENT_RECORDS = {
  fumigant: `
    chemical (fumigant)
    gas:
    produto fumigante
    thuốc khử trùng
    thuốc khử trùng / fumigant
    {chemical,pesticide,gas} {name and formulation,formulation,fumigant}
    {fumigated,treated,disinfested} {with,using,by means of}
    {nama,jenis} fumigan
    {name of,} fumigant {(a.i.),a i,used (trade),used trade,trade name,and formulation}
  `,
  dosage: `
    dosage (fumigant)
    dosagem
    dose {rate applied,applied,per m3}
    dosis fumigan
    liều lượng
    liều lượng / dosage
    {at,at a,at the} {dosage,dose,rate,concentration} {of,rate of}
  `,
  exposure: `
    exp {period,time,hrs}
    exposed to gas for
    tempo de exposição
    thời gian ủ thuốc
    thời gian ủ thuốc / exposure time
    time of exposure {,to gas,to the gas,to fumigant}
    waktu papar
    {for,for an,for a} {exposure,exposure period,period,exposure time} of
  `,
  temperature: `
    at {a,an,} {average,} {ambient,} temperature of {,not less than,at least}
    average ambient {humidity/temp,humidity temp}
    nhiệt độ
    nhiệt độ / temperature
    suhu
    temperature of {air,the air,ambient air,enclosure,the enclosure}
    {min,minimum,average,mean} {ambient,air} {humidity/temp,humidity temp,temp,temperature,humidity temperature}
  `,
  completion_date: `
    date {treatment ended,of fumigation end,of fumigation (end),fumigation ended,gas freed,gas released,of gas release,of degassing}
    dt of {fumigation,treatment,completion}
    fumigation ended {on,}
    ngày khử trùng
    ngày khử trùng xong
    ngày khử trùng xong / date of completion
    tanggal fumigasi
    treatment {ended,finished} {on,}
    {and,} completed on
    {gas,gas free,gas was} {freed,freed on,free on,released on}
  `,
  fumigation_target: `
    objek fumigasi
    performed on
    treatment was of
    {fumigation,treatment} {was,} performed on
    {object,subject} of {the,} {treatment,fumigation}
    đối tượng khử trùng
    đối tượng khử trùng / object of fumigation
  `,
  shipper: `
    người gửi hàng
    tên và địa chỉ người gửi / name and address of consignor
    {on,at} {the,} request of {the,} {shipper,exporter,client}
  `,
  consignee: `
    destined for
    to be delivered to
    tên và địa chỉ người nhận / name and address of consignee
  `,
  port_of_loading: `
    at the port of
    loading port {and,&} country
    {treated,fumigated} at:
  `,
  port_of_discharge: `
    bound for
    declared port of entry
    name of the port of entry
    {to be,} shipped to {port,port of}
  `,
  goods_description: `
    tên hàng hóa / name of commodity
    {commodities,goods,cargo,articles,products} {treated,fumigated,under treatment}
    {name,kind} of {commodity,articles treated,goods fumigated}
  `,
} satisfies MoreLabels;
