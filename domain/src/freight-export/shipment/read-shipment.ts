import { elementAt, elementsAt, textAt } from '../xml/element-at.js';
import { itemOf } from '../xml/item-of.js';
import type { XmlElement } from '../xml-element.js';
import { SHIPMENT } from './layout.js';
import type { FreightShipment, FreightTarget } from './shipment.js';

/** Where the job stands in what comes: in a message, in an answer, in an interchange. */
const PLACES = ['Shipment', 'UniversalShipment/Shipment', 'Data/UniversalShipment/Shipment', 'Body/UniversalShipment/Shipment'];

/**
 * The job of a message or answer, or null where there is none. Asked for a shipment, the freight system may send the consol that it goes
 * in, with its shipments below (domain: eAdaptor, §5): then the shipment is read, and the bill of the consol is its master.
 */
export function readShipment(root: XmlElement, wanted: FreightTarget | null = null): FreightShipment | null {
  const top = PLACES.map((path) => elementAt(root, path)).find((element) => element !== null) ?? null;
  if (top === null || wanted === null) return top && shipmentOf(top);
  if (names(top, wanted)) return { ...shipmentOf(top), target: wanted };
  const below = elementsAt(top, 'SubShipmentCollection/SubShipment').find((element) => names(element, wanted));
  return below === undefined ? shipmentOf(top) : { ...withMaster(shipmentOf(below), shipmentOf(top)), target: wanted };
}

function withMaster(shipment: FreightShipment, { billNumber, billType, owner }: FreightShipment): FreightShipment {
  const isKnown = billNumber === null || shipment.otherBills.some(({ number }) => number === billNumber);
  return {
    ...shipment,
    owner,
    otherBills: isKnown ? shipment.otherBills : [...shipment.otherBills, { number: billNumber, type: billType }],
  };
}

function shipmentOf(element: XmlElement): FreightShipment {
  return itemOf(SHIPMENT, element) as FreightShipment;
}

/** Whether an element says that it is this job: as its target, or as one of several sources. */
function names(element: XmlElement, { type, key }: FreightTarget): boolean {
  const sources = ['DataContext/DataTargetCollection/DataTarget', 'DataContext/DataSourceCollection/DataSource'];
  return sources
    .flatMap((path) => elementsAt(element, path))
    .some((source) => textAt(source, 'Key') === key && (type === null || textAt(source, 'Type') === type));
}
