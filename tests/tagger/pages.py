"""Pages to learn from, as `npm run tagger:pages` wrote them, and batches of them."""

import base64
import json
import random

import numpy as np
import torch

SHARES = 5  # of what a text may name, so many are told
NUMBERS = ("left", "right", "middle")
PLACES = ("line", "place")


def read_pages(path):
    with open(path) as file:
        head = json.loads(file.readline())
        return head, [unpacked(json.loads(line), head["signs"]) for line in file]


def unpacked(page, width):
    signs = page["signs"]
    for name in NUMBERS:
        signs[name] = np.frombuffer(base64.b64decode(signs[name]), np.float32)
    for name in PLACES:
        signs[name] = np.frombuffer(base64.b64decode(signs[name]), np.int32).astype(np.float32)
    signs["signs"] = np.frombuffer(base64.b64decode(signs["signs"]), np.float32).reshape(-1, width)
    for name in ("labels", "heads"):
        things, shares = np.zeros((signs["count"], SHARES), np.int64), np.zeros((signs["count"], SHARES), np.float32)
        for word, named in enumerate(signs[name]):
            for at, (thing, share) in enumerate(named):
                things[word, at], shares[word, at] = thing, share
        signs[name], signs[name + "_share"] = things, shares
    page["fields"] = {int(field): [torch.tensor(span) for span in spans] for field, spans in page["fields"].items()}
    page["roles"], page["starts"] = torch.tensor(page["roles"]), torch.tensor(page["starts"], dtype=torch.float)
    return page


def hidden(signs, buckets):
    """The signs of a page, in half of the cases with words that nobody knows: labels of strangers are so."""
    if random.random() < 0.5:
        return signs
    share = random.choice([0.1, 0.3, 0.6])
    unknown = np.array([random.random() < share for _ in range(signs["count"])])
    hidden = dict(signs)
    for name in ("labels_share", "heads_share"):
        hidden[name] = signs[name] * ~unknown[:, None]
    if random.random() < 0.5:
        hidden["letters"] = [[random.randrange(buckets)] if lost else runs for runs, lost in zip(signs["letters"], unknown)]
    return hidden


def batched(pages):
    """The signs of several pages as tensors, filled up to the longest of them."""
    longest = max(page["count"] for page in pages)
    count = len(pages)
    batch = {"padding": torch.ones(count, longest, dtype=torch.bool), "signs": torch.zeros(count, longest, pages[0]["signs"].shape[1])}
    for name in (*NUMBERS, *PLACES):
        batch[name] = torch.zeros(count, longest)
    for name in ("labels", "heads"):
        batch[name] = torch.zeros(count, longest, SHARES, dtype=torch.long)
        batch[name + "_share"] = torch.zeros(count, longest, SHARES)
    letters, offsets, where = [], [], []
    for at, page in enumerate(pages):
        words = page["count"]
        batch["padding"][at, :words] = False
        for name in batch:
            if name != "padding":
                batch[name][at, :words] = torch.from_numpy(np.array(page[name]))
        for word, runs in enumerate(page["letters"]):
            offsets.append(len(letters))
            letters += runs
            where.append(at * longest + word)
    return batch | {"letters": torch.tensor(letters), "offsets": torch.tensor(offsets), "where": torch.tensor(where)}


def batches(pages, words=2400):
    """Pages of like length together, so many words at a time, in an order of chance."""
    found, own = [], []
    for page in sorted(pages, key=lambda page: page["signs"]["count"] + random.random() * 60):
        if own and (len(own) + 1) * page["signs"]["count"] > words:
            found.append(own)
            own = []
        own.append(page)
    found.append(own)
    random.shuffle(found)
    return found
