"""Makes the encoder: reads, trains what ships and the three that judge rows unseen, and joins what they say.

    python3 encode.py PACKAGE ROWS OUT

PACKAGE: the unpacked pretrained weights. ROWS: the folder that the stage `rows` of `npm run model` wrote. OUT: gets
encoder-first.onnx, encoder-rest.onnx, encoder.json, vocabulary.txt, meanings.bin, scores.json, doubts.json, early.json,
kinds.json and versions.json. Side by side on an accelerator, one after the other without one. A second call goes on where a
killed one stopped."""
import json
import os
import platform
import subprocess
import sys
import time

import numpy
import torch

HERE = os.path.dirname(os.path.abspath(__file__))
PARTS = ('final', '0/3', '1/3', '2/3')


def start(script, *words):
    return subprocess.Popen([sys.executable, os.path.join(HERE, script), *words])


def wait(*runs):
    if any([run.wait() for run in runs]):
        sys.exit('a part of the encoder failed')


def result(out, part):
    return f'{out}/scores-{part.replace("/", "-")}.json'


def main(package, rows, out):
    os.makedirs(out, exist_ok=True)
    os.environ['ATLAS_CHOICES'] = os.path.join(os.path.abspath(rows), 'choices.json')
    source = f'{rows}/encoder-rows.jsonl.gz'
    begun = time.time()
    if not os.path.exists(f'{out}/read.pt'):
        wait(start('finetune.py', package, source, out, 'read'))
    left = [part for part in PARTS if not os.path.exists(result(out, part))]
    if torch.cuda.is_available():
        wait(*[start('finetune.py', package, source, out, part) for part in left])
    else:
        for part in left:
            wait(start('finetune.py', package, source, out, part))
    wait(start('join.py', out))
    device = torch.cuda.get_device_name() if torch.cuda.is_available() else 'no accelerator'
    about = {'python': platform.python_version(), 'torch': torch.__version__, 'numpy': numpy.__version__, 'device': device}
    json.dump(about | {'seconds': round(time.time() - begun)}, open(f'{out}/versions.json', 'w'), indent=1)


if __name__ == '__main__':
    main(*sys.argv[1:4])
